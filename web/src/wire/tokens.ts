/** This device's seats: table → token, newest last. A token lets its owner act for those seats: keep it here. */
const KEY = 'vabanque.tables';
const MOST = 40;
let known: Record<string, string> | null = null;

function all(): Record<string, string> {
  if (known === null) {
    try {
      known = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
    } catch {
      known = {}; // no storage: this page remembers until it is closed
    }
  }
  return known;
}

function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all()));
  } catch {
    /* as above */
  }
}

export const tokenOf = (table: string): string | null => all()[table] ?? null;
export const tokens = (): Record<string, string> => all();

export function keep(table: string, token: string): void {
  const rest = Object.entries(all()).filter(([each]) => each !== table);
  known = Object.fromEntries([...rest, [table, token] as const].slice(-MOST));
  save();
}

export function forget(table: string): void {
  known = Object.fromEntries(Object.entries(all()).filter(([other]) => other !== table));
  save();
}
