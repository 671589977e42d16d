// What a first load may weigh, compressed: scripts and styles of all pages, the largest drawing of a game, the words of
// the longest language. Review and score pad are left out: they are fetched only by those who open them.
import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const folder = new URL('../../src/vabanque/web/assets/', import.meta.url);
const pages = { code: 0 };
const drawings = { js: 0, css: 0 };
const words = {};
const opened = /^(Pad-|Review-|words-\w+-review-)/;
for (const name of (await readdir(folder)).filter((file) => /\.(js|css)$/.test(file) && !opened.test(file))) {
  const size = gzipSync(await readFile(new URL(name, folder)), { level: 9 }).length;
  const type = name.split('.').at(-1);
  const lang = /^words-(\w+?)-/.exec(name)?.[1];
  if (lang) words[lang] = (words[lang] ?? 0) + size;
  else if (name.startsWith('drawing-')) drawings[type] = Math.max(drawings[type], size);
  else pages.code += size;
}
const drawing = drawings.js + drawings.css;
const wordSizes = Object.entries(words).map(([lang, size]) => `${lang} ${size}`);
const sum = pages.code + drawing + Math.max(0, ...Object.values(words));
console.log(`pages ${pages.code}, a drawing ${drawing}, words ${wordSizes.join(', ')}: ${sum} of ${LIMIT} allowed`);
if (sum > LIMIT) process.exit(1);
