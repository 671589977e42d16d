// Plays on, any legal way, until `until` is on the page. Runs in the page: no round trips.
async ([until, limit]) => {
  const end = Date.now() + limit;
  const all = (path) => [...document.querySelectorAll(path)].filter((element) => !element.disabled && element.offsetParent !== null);
  const breathe = () => new Promise((done) => setTimeout(done, 15));
  const state = { moves: 0, payouts: 0, last: '' };
  while (Date.now() < end) {
    if (document.querySelector(until)) return state;
    const curtain = all('.curtain .btn.gold');
    const pay = all('.payout .btn, .reveal .btn');
    if (curtain.length) curtain[0].click();
    else if (pay.length) { pay[0].click(); state.payouts += pay.length === 1 || pay[0] !== pay.at(-1) ? 1 : 0; }
    else if (document.querySelector('.tray .group')) {
      const go = all('.tray .buttons .btn.gold');
      const group = all('.tray .group:not([aria-pressed=true])');
      if (go.length) { go[0].click(); state.moves += 1; }
      else if (group.length) group[(state.moves * 7) % group.length].click();
    } else if (document.querySelector('.hand .slot')) {
      const go = all('.hand .buttons .btn.gold');
      const slot = all('.hand .slot:not([aria-pressed=true])');
      if (go.length) { go[0].click(); state.moves += 1; }
      else if (slot.length) slot[0].click();
    } else if (document.querySelector('.tray .choice, .generic .choice')) {
      const choice = all('.tray .choice, .generic .choice');
      if (choice.length) { choice[state.moves % choice.length].click(); state.moves += 1; }
    } else if (document.querySelector('.felt .die-slot')) {
      const buttons = all('.tray .buttons .btn');
      const die = all('.felt .die-slot:not([aria-pressed=true])');
      if (buttons.length) { buttons[state.moves % 3 === 2 ? buttons.length - 1 : 0].click(); state.moves += 1; }
      else if (die.length) die[0].click();
      else if (all('.felt .die-slot[aria-pressed=true]').length) dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    }
    await breathe();
  }
  throw new Error('still not there: ' + until + ' after ' + JSON.stringify(state) + ' at ' + document.body.innerText.slice(0, 400));
}
