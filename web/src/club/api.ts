import { ask } from '../wire/http.ts';
import type * as S from '../wire/schema.ts';
import { newId } from '../wire/socket.ts';
import { keepKey, keepPerson, keyOf } from './keys.ts';

export { remove } from '../wire/remove.ts';

/** A command without its id. */
export type Doing = S.AnyEveningCommand extends infer One
  ? One extends { id: string }
    ? Omit<One, 'id'>
    : never
  : never;

export async function foundClub(name: string): Promise<string> {
  const { club, key } = await ask<S.ClubMade>('/clubs', { name });
  keepKey(club, key, name);
  return club;
}

export async function openEvening(club: string, evening: S.NewEvening): Promise<string> {
  return (await ask<S.EveningMade>(`/clubs/${club}/evenings`, evening, keyOf(club))).evening;
}

/** A season, as the end of an address. */
export function inSeason(since: number | null, until: number | null): string {
  const parts = [...(since === null ? [] : [`since=${since}`]), ...(until === null ? [] : [`until=${until}`])];
  return parts.length ? `?${parts.join('&')}` : '';
}

export const club = (id: string, since: number | null = null, until: number | null = null): Promise<S.ClubView> =>
  ask<S.ClubView>(`/clubs/${id}${inSeason(since, until)}`, undefined, keyOf(id));

export const findEvening = async (code: string): Promise<string> =>
  (await ask<S.FoundEvening>(`/evenings/codes/${encodeURIComponent(code)}`)).evening;

export const act = (evening: string, token: string | null, doing: Doing): Promise<S.EveningDone> =>
  ask<S.EveningDone>(`/evenings/${evening}/commands`, { ...doing, id: newId() }, token);

/** Repeated after a lost answer, the same id makes nobody new. */
export async function joinEvening(evening: string, who: { name: string } | { person: number }): Promise<void> {
  const made = await ask<S.PersonMade>(`/evenings/${evening}/people`, { id: newId(), ...who });
  keepPerson(evening, made.token, made.person);
}

export const why = (evening: string, person: number): Promise<S.WhyView> =>
  ask<S.WhyView>(`/evenings/${evening}/why/${person}`);

export const helper = (club: string, name: string): Promise<S.HelperMade> =>
  ask<S.HelperMade>(`/clubs/${club}/helpers`, { name }, keyOf(club));

export const clubFile = (club: string): Promise<S.ClubFile> =>
  ask<S.ClubFile>(`/clubs/${club}/file`, undefined, keyOf(club));

export async function bringIn(text: string, name: string): Promise<string> {
  const { club, key } = await ask<S.ClubMade>('/clubs/file', text);
  keepKey(club, key, name);
  return club;
}

export const evening = (id: string, token: string | null): Promise<S.EveningView> =>
  ask<S.EveningView>(`/evenings/${id}`, undefined, token);

/** Where a browser's push service takes messages for it. */
export async function askForCalls(evening: string, token: string, wish: S.PushNotice): Promise<void> {
  await ask(`/evenings/${evening}/notices`, wish, token);
}
