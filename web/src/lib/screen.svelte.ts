/** What the window is like. Layout is CSS; this is only for sizes that drawings need as numbers. */
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
    wide.addEventListener('change', look);
    short.addEventListener('change', look);
    look();
  }
}

export const screen = new Screen();
