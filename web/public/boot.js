// The first script of the page, and the only one that needs no other file: if a part of the page cannot be loaded, it
// says so (the sentences are in index.html) and loads the page again as soon as the server answers.
(() => {
  /** How often this tab has loaded itself again in a row. */
  const KEY = 'vabanque.loads';
  /** Seconds before the server is asked, try by try. Never in a tight loop, and not everybody at the same moment. */
  const WAITS = [0.5, 1, 2, 4, 8, 15];
  /** Seconds after which a page that has loaded is all right. */
  const WELL = 30;
  /** So often at most is a page loaded again that can be used: perhaps something keeps one of its parts away for good. */
  const MOST = 3;
  const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * (1000 + 500 * Math.random())));
  let waiting = false;
  /** Without its styles a page is not shown. */
  let bare = false;
  /** A page that waits for one of its parts cannot be used yet. */
  const usable = () => !bare && document.querySelector('main:not([aria-busy])') !== null;

  /** A storage may be forbidden: then a tab counts only as long as it lives. */
  const loads = (count) => {
    try {
      if (count !== undefined) sessionStorage.setItem(KEY, count);
      return Number(sessionStorage.getItem(KEY));
    } catch {
      return 0;
    }
  };

  function show() {
    const notice = document.getElementById('boot');
    let saved = null;
    try {
      saved = JSON.parse(localStorage.getItem('vabanque.prefs') ?? '{}').lang;
    } catch {
      /* as above */
    }
    const known = [...notice.querySelectorAll('[lang]')];
    const spoken = [saved, ...navigator.languages]
      .map((wanted) => known.find(({ lang }) => lang === String(wanted).toLowerCase().split('-')[0]))
      .find(Boolean);
    for (const sentence of known) sentence.hidden = sentence !== (spoken ?? known[0]);
    notice.dataset.waiting = '';
    notice.hidden = false;
    place();
  }

  /** Beside a page that can be used, the notice takes only a line. Such a page may also appear while we wait. */
  function place() {
    const notice = document.getElementById('boot');
    if (notice.dataset.waiting === undefined) return;
    notice.classList.toggle('bar', usable());
    document.getElementById('app').hidden = bare;
    setTimeout(place, 300);
  }

  function hide() {
    const notice = document.getElementById('boot');
    delete notice.dataset.waiting;
    notice.hidden = true;
    waiting = false;
  }

  /** Seconds until it is worth asking again; 0 if the server answers. HEAD, because the service worker leaves it alone. */
  async function ask(wait) {
    try {
      const answer = await fetch('./sw.js', { method: 'HEAD', cache: 'no-store' });
      return answer.ok ? 0 : Math.max(wait, Number(answer.headers.get('retry-after')) || 1);
    } catch {
      return wait;
    }
  }

  async function comeBack() {
    if (waiting) return;
    waiting = true;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
    else show();
    let tries = loads();
    for (let wait = WAITS[Math.min(tries, WAITS.length - 1)]; wait; tries += 1) {
      await pause(wait);
      wait = await ask(WAITS[Math.min(tries + 1, WAITS.length - 1)]);
    }
    if (usable() && loads() >= MOST) return hide();
    loads(loads() + 1);
    location.reload();
  }

  addEventListener(
    'error',
    ({ target }) => {
      const styles = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
      bare ||= styles && target.getAttribute('href').startsWith('./'); // as in index.html; parts have whole addresses
      if (styles || target instanceof HTMLScriptElement) void comeBack();
    },
    true,
  );
  // A part that is loaded later: refused, or gone, because the server has a new release.
  addEventListener('vite:preloadError', () => void comeBack());
  setTimeout(() => !waiting && loads(0), 1000 * WELL);
})();
