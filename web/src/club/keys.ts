import { Kept } from '../lib/kept.ts';

/** The clubs this device may run: club → its key. A key must stay here. */
const clubs = new Kept<{ key: string; name: string }>('vabanque.clubs', 50);
/** The evenings this device takes part in: evening → its person's token. */
const evenings = new Kept<{ token: string; person: number }>('vabanque.evenings', 50);

export const keyOf = (club: string): string | null => clubs.of(club)?.key ?? null;
export const myClubs = (): [string, { key: string; name: string }][] => Object.entries(clubs.all).toReversed();
export const keepKey = (club: string, key: string, name: string): void => clubs.keep(club, { key, name });
export const dropKey = (club: string): void => clubs.forget(club);
export const personAt = (evening: string): { token: string; person: number } | null => evenings.of(evening);
export const keepPerson = (evening: string, token: string, person: number): void =>
  evenings.keep(evening, { token, person });
export const dropPerson = (evening: string): void => evenings.forget(evening);
