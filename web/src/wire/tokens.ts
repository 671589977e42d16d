import { Kept } from '../lib/kept.ts';

/** This device's seats: table → token. A token lets anyone who holds it act for those seats: it must stay here. */
const kept = new Kept<string>('vabanque.tables', 200);
/** Those whose game is over: table → when it ended. There is no need to ask about them again. */
const ended = new Kept<number>('vabanque.ended', 200);

export const tokenOf = (table: string): string | null => kept.of(table);
export const tokens = (): Record<string, string> => kept.all;
export const unfinished = (): Record<string, string> =>
  Object.fromEntries(Object.entries(kept.all).filter(([table]) => ended.of(table) === null));
export const finish = (table: string, at: number): void => ended.keep(table, at);
export const keep = (table: string, token: string): void => kept.keep(table, token);
export const forget = (table: string): void => kept.forget(table);
