import { prefs } from '../lib/prefs.svelte.ts';
import { strengthOf } from '../wire/bots.ts';
import { keep, tokens } from '../wire/tokens.ts';
import type { Played } from './played.ts';
import { allGames, put, putRows, recordOf } from './shelf.ts';

const FORMAT = 'vabanque-profile/1';

/** One file with everything that makes this device mine: settings, seats, and all games with their records. */
interface Profile {
  format: string;
  prefs: Record<string, unknown>;
  seats: Record<string, string>;
  games: { played: Played; record: string | null }[];
}

export async function pack(): Promise<string> {
  const games: Profile['games'] = [];
  for (const played of await allGames()) games.push({ played, record: await recordOf(played.id) });
  const profile: Profile = { format: FORMAT, prefs: { ...prefs.saved }, seats: tokens(), games };
  return JSON.stringify(profile);
}

/** Only settings and seats: small enough to go through the host. */
export function packSmall(): string {
  return JSON.stringify({ format: FORMAT, prefs: { ...prefs.saved }, seats: tokens(), games: [] } satisfies Profile);
}

const isPlayed = (value: unknown): value is Played => {
  const game = value as Partial<Played> | null;
  return (
    typeof game?.id === 'string' &&
    typeof game.at === 'number' &&
    typeof game.game === 'string' &&
    [game.names, game.score, game.winners, game.places, game.bots].every((list) => Array.isArray(list))
  );
};

/** Take over what another device has packed. If it is anything else, throws and changes nothing. */
export async function unpack(text: string): Promise<void> {
  const profile = JSON.parse(text) as Partial<Profile> | null;
  if (profile?.format !== FORMAT || !Array.isArray(profile.games) || !profile.games.every((g) => isPlayed(g?.played)))
    throw new Error('not a profile');
  const known = prefs.saved as unknown as Record<string, unknown>;
  const fits = (key: string, value: unknown) =>
    key in known && (typeof value === typeof known[key] || value === null || known[key] === null);
  await put(profile.games.flatMap(({ played, record }) => (typeof record === 'string' ? [{ played, record }] : [])));
  await putRows(profile.games.map(({ played }) => played));
  for (const [table, token] of Object.entries(profile.seats ?? {}))
    if (/^[a-z0-9]{1,24}$/.test(table) && typeof token === 'string') keep(table, token);
  for (const [key, value] of Object.entries(profile.prefs ?? {}))
    if (fits(key, value))
      prefs.set(key as keyof typeof prefs.saved, (key === 'strength' ? strengthOf(String(value)) : value) as never);
}
