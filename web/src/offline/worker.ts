/**
 * The house without a server: Python in a worker. It answers what the server would answer (`vabanque.offline`), one
 * question at a time: what follows from it is stored first, and only then does anybody hear of it.
 */
import type { FromHouse, FromPage, Question } from './protocol.ts';
import { Conflict, load, store, type Write } from './storage.ts';

interface Kit {
  runtime: string;
  package: string;
  files: Record<string, { size: number; hash: string }>;
}
interface Outcome {
  ok: boolean;
  answer: unknown;
  writes: Write[];
  deleted: string[];
  said: { line: number; message: unknown }[];
  due: number | null;
}
/** `vabanque.offline.DeviceHouse` */
interface House {
  knows(table: string): boolean;
  bring(kept: string): void;
  drop(tables: readonly string[]): void;
  answer(question: string): string;
  open(line: number, table: string, after: number): void;
  close(line: number): void;
  hear(line: number, text: string): string;
  act(): string;
}
interface Pyodide {
  unpackArchive(content: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): House;
}

const say = (message: FromHouse): void => postMessage(message);
/** How often a question is put again if another tab has written in between. */
const TRIES = 3;
/** Lines and the tables they look at. */
const lines = new Map<number, string>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Without a storage, games last as long as the page. */
let forgetful = false;

const house = begin();
/** Questions are answered one after another. */
let last: Promise<void> = house.then(
  () => undefined,
  (error: unknown) => say({ broken: error instanceof Broken ? error.message : 'offline-broken' }),
);
class Broken extends Error {}

onmessage = ({ data }: MessageEvent<FromPage>): void => {
  last = last.then(() => take(data)).catch((error: unknown) => console.error(error));
};

async function begin(): Promise<House> {
  await alone();
  const base = new URL('../kit/', self.location.href);
  const kit = (await (await fetched(new URL('kit.json', base))).json()) as Kit;
  const runtime = new URL(kit.runtime, base).href;
  const archive = fetched(new URL(kit.package, base)).then((answer) => answer.arrayBuffer());
  archive.catch(() => undefined); // it is awaited below
  decompressing(runtime);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${runtime}pyodide.mjs`)) as {
    loadPyodide: (options: object) => Promise<Pyodide>;
  };
  const python = await loadPyodide({ indexURL: runtime, lockFileContents: EMPTY_LOCK });
  python.unpackArchive(await archive, 'zip', { extractDir: '/vabanque' });
  return python.runPython(`
import sys
sys.path.insert(0, "/vabanque")
from vabanque.offline import DeviceHouse
DeviceHouse()`);
}
/** No other Python packages are ever loaded. */
const EMPTY_LOCK = JSON.stringify({
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14.2', version: '' },
  packages: {},
});

/** Two houses would play the same game in two ways: only one tab has one, and the others say so and wait. */
async function alone(): Promise<void> {
  await new Promise<void>((mine) => {
    const keep = () => (mine(), new Promise<void>(() => undefined)); // until this worker ends
    const name = 'vabanque-house';
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return keep();
      say({ broken: 'offline-other-tab' });
      void navigator.locks.request(name, keep);
      return undefined;
    });
  });
}

async function fetched(address: URL | string): Promise<Response> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new Broken('offline-incomplete');
  return answer;
}

/** Python itself lies compressed in the kit: not every web server compresses what it sends. */
function decompressing(runtime: string): void {
  const plain = fetch;
  self.fetch = async (wanted, options) => {
    const address = String(wanted instanceof Request ? wanted.url : wanted);
    if (!address.startsWith(runtime) || !address.endsWith('.wasm')) return plain(wanted, options);
    const packed = await fetched(`${address}.gz`);
    const content = packed.body!.pipeThrough(new DecompressionStream('gzip'));
    return new Response(content, { headers: { 'content-type': 'application/wasm' } });
  };
}

async function take(message: FromPage): Promise<void> {
  const { answer, open, close, hear } = { answer: ask, open: enter, close: leave, hear: listen };
  if ('ask' in message) await answer(message.ask, message.id);
  else if ('open' in message) await open(message.open, message.after, message.line);
  else if ('say' in message) await hear(message.say, message.line);
  else await close(message.line);
}

async function ask(question: Question, id: number): Promise<void> {
  const tables = [...question.path.matchAll(/^\/tables\/([a-z0-9]{12,})/g)].map((match) => match[1]!);
  if (question.path === '/tables/mine') tables.push(...Object.keys((JSON.parse(question.body) as Mine).tokens));
  const outcome = await carriedOut(tables, (at) => at.answer(JSON.stringify(question)));
  if (typeof outcome === 'string') say({ id, ok: false, answer: { code: outcome, facts: {} } });
  else say({ id, ok: outcome.ok, answer: outcome.answer });
}
interface Mine {
  tokens: Record<string, string>;
}

async function enter(table: string, after: number, line: number): Promise<void> {
  lines.set(line, table);
  await bring([table]);
  (await house).open(line, table, after);
}

async function leave(line: number): Promise<void> {
  lines.delete(line);
  (await house).close(line);
}

async function listen(text: string, line: number): Promise<void> {
  const table = lines.get(line);
  if (table === undefined) return;
  const outcome = await carriedOut([table], (at) => at.hear(line, text));
  if (typeof outcome !== 'string') return;
  const { id = null } = JSON.parse(text) as { id?: string };
  say({ line, message: JSON.stringify({ type: 'refused', id, code: outcome, facts: {} }) });
}

/** Let happen what is due. */
function wake(due: number | null): void {
  clearTimeout(timer);
  if (due === null) return;
  timer = setTimeout(() => {
    last = last.then(act).catch((error: unknown) => console.error(error));
  }, due);
}

async function act(): Promise<void> {
  const outcome = await carriedOut([], (at) => at.act());
  if (typeof outcome === 'string') say({ trouble: outcome });
}

async function bring(tables: readonly string[]): Promise<void> {
  const at = await house;
  for (const table of tables) {
    if (at.knows(table)) continue;
    const kept = await load(table).catch(() => null);
    if (kept) at.bring(JSON.stringify(kept));
  }
}

/** Put a question, store what follows from it, and pass on what it says. Otherwise returns a refusal's code. */
async function carriedOut(tables: readonly string[], put: (at: House) => string): Promise<Outcome | string> {
  const at = await house;
  for (let tries = 1; ; tries += 1) {
    await bring(tables);
    const outcome = JSON.parse(put(at)) as Outcome;
    try {
      if (!forgetful && outcome.writes.length + outcome.deleted.length) await store(outcome.writes, outcome.deleted);
    } catch (error) {
      if (storageIsMissing(error)) {
        forgetful = true;
        say({ forgetful: true });
      } else {
        const touched = outcome.writes.map(({ table }) => table);
        at.drop(touched);
        if (error instanceof Conflict && tries < TRIES) {
          hangUp(touched);
          continue;
        }
        setTimeout(() => hangUp(touched)); // first they hear why
        return 'offline-full';
      }
    }
    for (const { line, message } of outcome.said) say({ line, message: JSON.stringify(message) });
    wake(outcome.due);
    return outcome;
  }
}

/** Private windows of some browsers have no storage at all. */
const storageIsMissing = (error: unknown): boolean =>
  error instanceof DOMException && ['InvalidStateError', 'SecurityError', 'UnknownError'].includes(error.name);

/** The pages at these tables come back by themselves, and ask for what they have missed. */
function hangUp(tables: readonly string[]): void {
  for (const [line, table] of lines) {
    if (!tables.includes(table)) continue;
    lines.delete(line);
    say({ line, closed: true });
  }
}
