/** What a page and its house say to each other. */

export interface Question {
  method: string;
  path: string;
  body: string;
  token: string | null;
}
export type FromPage =
  | { ask: Question; id: number }
  | { open: string; after: number; line: number }
  | { say: string; line: number }
  | { close: true; line: number };
export type FromHouse =
  | { id: number; ok: boolean; answer: unknown }
  | { line: number; message: string }
  | { line: number; closed: true }
  /** The house cannot do anything: why, as a refusal's code. */
  | { broken: string }
  /** A bot's move, say, could not be stored: why, as a refusal's code. */
  | { trouble: string }
  /** This browser stores nothing: games last as long as the page. */
  | { forgetful: true };
