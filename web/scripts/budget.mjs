// What a first load may weigh, compressed: scripts and styles of all pages, the largest drawing of a game, the words of
// the longest language. Left out is what only those fetch who open it, or who switch sound on: what is named here.
import { readFile, rm } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const OPENED = 'club|fair|learn|mine|offline|pad|people|puzzles|review|rules|settings|share|story';
const LATER = new RegExp(`^src/((${OPENED})/|pages/Replay|lib/synth)`);
const WORDS = /locales\/(\w+)\/(names|web|table)\.ftl/;
const folder = new URL('../../src/vabanque/web/', import.meta.url);
const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', folder), 'utf8'));
await rm(new URL('.vite', folder), { recursive: true }); // only this script needs it
const weigh = async (file) => gzipSync(await readFile(new URL(file, folder)), { level: 9 }).length;

/** Everything that is reached from the first page without opening something. */
const reached = new Set();
const walk = (key) => {
  if (reached.has(key) || LATER.test(key)) return;
  reached.add(key);
  const { imports = [], dynamicImports = [] } = manifest[key];
  [...imports, ...dynamicImports].forEach(walk);
};
walk('index.html');
const files = new Set([...reached].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]));
const languages = new Map([...reached].map((key) => [manifest[key].file, /locales\/(\w+)\//.exec(key)?.[1]]));

let pages = 0;
const drawings = { js: 0, css: 0 };
const words = {};
for (const key of reached) {
  const lang = WORDS.exec(key)?.[1];
  if (lang) words[lang] = (words[lang] ?? 0) + (await weigh(manifest[key].file));
}
for (const file of [...files].filter((each) => /\.(js|css)$/.test(each) && !languages.get(each))) {
  const size = await weigh(file);
  const type = file.split('.').at(-1);
  if (/\/drawing-/.test(file)) drawings[type] = Math.max(drawings[type], size);
  else pages += size;
}
const drawing = drawings.js + drawings.css;
const wordSizes = Object.entries(words).map(([lang, size]) => `${lang} ${size}`);
const sum = pages + drawing + Math.max(0, ...Object.values(words));
console.log(`pages ${pages}, a drawing ${drawing}, words ${wordSizes.join(', ')}: ${sum} of ${LIMIT} allowed`);
if (sum > LIMIT) process.exit(1);
