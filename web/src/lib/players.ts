import type { Owner } from '../wire/views.ts';

/** Colour and sign of a seat. Both tell owners apart; either is enough. */
export const SIGNS = ['▲', '●', '■', '◆', '★', '✚'] as const;
export const colour = (owner: Owner | 'red' | 'black'): string =>
  owner === 'neutral'
    ? 'var(--pn)'
    : typeof owner === 'number'
      ? `var(--p${owner})`
      : owner === 'red'
        ? '#c8202b'
        : '#22252f';
export const onColour = (owner: Owner | 'red' | 'black'): string =>
  owner === 'neutral' ? 'var(--pn-on)' : typeof owner === 'number' ? `var(--p${owner}-on)` : '#fff';

/** The sign as a path around (0,0) that fills a circle of radius 1: drawn, because fonts disagree about ▲ and ★. */
export const SIGN_PATHS: readonly string[] = [
  'M0-1.05 1 .78H-1Z',
  'M0-.92A.92.92 0 1 1 0 .92.92.92 0 1 1 0-.92Z',
  'M-.82-.82H.82V.82H-.82Z',
  'M0-1.12.98 0 0 1.12-.98 0Z',
  'M0-1.12.31-.38 1.1-.34.48.17.69.94 0 .5-.69.94-.48.17-1.1-.34-.31-.38Z',
  'M-.36-1H.36V-.36H1V.36H.36V1H-.36V.36H-1V-.36H-.36Z',
];
/** Neutral dice carry rings: nobody's sign. */
export const RING = 'M0-.95A.95.95 0 1 1 0 .95.95.95 0 1 1 0-.95ZM0-.5A.5.5 0 1 0 0 .5.5.5 0 1 0 0-.5Z';
export const signPath = (owner: Owner): string => (owner === 'neutral' ? RING : (SIGN_PATHS[owner] ?? SIGN_PATHS[1]!));
