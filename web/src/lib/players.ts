import type { Owner } from '../wire/schema.ts';

/** Whose die it is; red and black dice belong to nobody. */
export type DieColour = Owner | 'red' | 'black';
export const colour = (owner: DieColour): string =>
  owner === 'neutral'
    ? 'var(--pn)'
    : typeof owner === 'number'
      ? `var(--p${owner})`
      : owner === 'red'
        ? '#c8202b'
        : '#22252f';
export const onColour = (owner: DieColour): string =>
  owner === 'neutral' ? 'var(--pn-on)' : typeof owner === 'number' ? `var(--p${owner}-on)` : '#fff';

/**
 * The signs of ten seats. Colour and sign both tell owners apart; either is enough. Each is a path around (0,0) that
 * fills a circle of radius 1. They are drawn, because fonts disagree about ▲ and ★.
 */
export const SIGN_PATHS: readonly string[] = [
  'M0-1.05 1 .78H-1Z',
  'M0-.92A.92.92 0 1 1 0 .92.92.92 0 1 1 0-.92Z',
  'M-.82-.82H.82V.82H-.82Z',
  'M0-1.12.98 0 0 1.12-.98 0Z',
  'M0-1.12.31-.38 1.1-.34.48.17.69.94 0 .5-.69.94-.48.17-1.1-.34-.31-.38Z',
  'M-.36-1H.36V-.36H1V.36H.36V1H-.36V.36H-1V-.36H-.36Z',
  'M0 1C-1.45-.05-1-.95-.5-.95-.2-.95 0-.7 0-.5 0-.7.2-.95.5-.95 1-.95 1.45-.05 0 1Z',
  'M-.52-.92H.52L1.05 0 .52.92H-.52L-1.05 0Z',
  'M.45-.93A1 1 0 1 0 .45.93 1.05 1.05 0 0 1 .45-.93Z',
  'M-.95-.95H.95L.22 0 .95.95H-.95L-.22 0Z',
];
/** Neutral dice carry rings: nobody's sign. */
export const RING = 'M0-.95A.95.95 0 1 1 0 .95.95.95 0 1 1 0-.95ZM0-.5A.5.5 0 1 0 0 .5.5.5 0 1 0 0-.5Z';
export const signPath = (owner: Owner): string =>
  owner === 'neutral' ? RING : (SIGN_PATHS[shown(owner)] ?? SIGN_PATHS[1]!);

/** My seat, and the seat whose sign and colour it wears on this device. */
let worn: readonly [number, number] | null = null;
const shown = (seat: number): number => (seat === worn?.[0] ? worn[1] : seat === worn?.[1] ? worn[0] : seat);

/** From now on `seat` has my favourite look, and the seat that had it gets this one's. Call before drawing. */
export function useSeatStyle(seat: number | null, sign: number | null): void {
  const { style } = document.documentElement;
  const parts = ['', '-on'];
  for (const old of worn ?? []) for (const part of parts) style.removeProperty(`--p${old}${part}`);
  worn = seat === null || sign === null || seat === sign ? null : [seat, sign];
  if (!worn) return;
  const known = getComputedStyle(document.documentElement);
  const looks = worn.map((look) => parts.map((part) => known.getPropertyValue(`--p${look}${part}`)));
  worn.forEach((look, index) =>
    parts.forEach((part, at) => style.setProperty(`--p${look}${part}`, looks[1 - index]![at]!)),
  );
}
