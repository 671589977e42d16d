/** Which made-up screens there are, by name. `#/gallery` lists them, `#/gallery/<name>` shows one, the screenshots take all. */
export const SCREENS = [
  'home', 'join', 'lobby', 'pass', 'settings', 'rules', 'tutorial',
  'las-vegas', 'las-vegas-placing', 'las-vegas-hints', 'las-vegas-waiting', 'las-vegas-neutral', 'las-vegas-bandit', 'las-vegas-payout',
  'cards', 'cards-blocked', 'cards-sealed', 'cards-reveal',
  'ten', 'ten-turned', 'ten-coin', 'ten-bust', 'ten-waiting',
  'end', 'end-ten', 'fairness', 'replay', 'referee', 'reconnect', 'art',
] as const;
export type ScreenName = (typeof SCREENS)[number];
