/** The window size the pages are drawn for. On larger ones, up to 4K and beyond, everything grows. */
const DESK = { width: 1440, height: 900 };

/** The shape of the window. Layout is CSS; this is only for sizes that drawings need as numbers. */
class Screen {
  wide = $state(false);
  /** Short phones in landscape and 200 % zoom: the page scrolls instead of filling the window. */
  short = $state(false);

  start(): void {
    const wide = matchMedia('(min-width: 1000px)');
    const short = matchMedia('(max-height: 619px)');
    const look = () => {
      this.wide = wide.matches;
      this.short = short.matches;
    };
    const grow = () => {
      const zoom = Math.max(1, Math.min(innerWidth / DESK.width, innerHeight / DESK.height));
      const { style } = document.documentElement;
      style.setProperty('--zoom', zoom.toFixed(3));
      style.setProperty('zoom', zoom.toFixed(3));
    };
    addEventListener('resize', grow);
    grow();
    wide.addEventListener('change', look);
    short.addEventListener('change', look);
    look();
  }
}

export const screen = new Screen();
