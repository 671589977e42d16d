import type { Component } from 'svelte';
import type { Drawing } from './table/frame.ts';
import type * as S from './wire/schema.ts';

/** What the pages know about a game before it is played. Its drawing is fetched when a table needs it. */
export interface Registration {
  /** The kind of scene it draws. */
  kind: string;
  /** Games with scenes of this kind, in the order of the home page, each with good settings for a first table. */
  games: Record<string, { seats: number; options: Record<string, boolean> }>;
  /** The game's picture in lists. */
  Art: Component<{ game: string }> | Component;
  /** Short exercises at a scripted table: what to practise, and in which game. Their words are `drill-<id>-…`. */
  drills?: Record<string, string>;
  /** Settings for referee mode, besides the game's options. */
  Referee?: Component;
  draw: () => Promise<Drawing>;
}

const registered = new Map<string, Registration>();

/** For games that the browser has never heard of. */
export const GENERIC = 'areas';

export function registerGame(registration: Registration): void {
  registered.set(registration.kind, registration);
}

/** A drawing for one kind of scene; it only ever receives scenes of that kind. */
export const drawing = <Scene extends S.AnyScene, Hand extends S.AnyHand>(its: Drawing<Scene, Hand>): Drawing =>
  its as unknown as Drawing;

/** The games the browser can draw. */
export const knownGames = (): string[] => [...registered.values()].flatMap(({ games }) => Object.keys(games));

/** All drills, and the game of each. */
export const allDrills = (): Readonly<Record<string, string>> =>
  Object.fromEntries([...registered.values()].flatMap(({ drills }) => Object.entries(drills ?? {})));

export const registrationOf = (game: string): Registration =>
  [...registered.values()].find(({ games }) => game in games) ?? registered.get(GENERIC)!;

export const drawingOf = (kind: string): Promise<Drawing> => (registered.get(kind) ?? registered.get(GENERIC)!).draw();
