import { Kept } from '../lib/kept.ts';

/** This device's seats: table → token. A token lets its owner act for those seats: keep it here. */
const kept = new Kept<string>('vabanque.tables');

export const tokenOf = (table: string): string | null => kept.of(table);
export const tokens = (): Record<string, string> => kept.all;
export const keep = (table: string, token: string): void => kept.keep(table, token);
export const forget = (table: string): void => kept.forget(table);
