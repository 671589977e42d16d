// What a first load may weigh: every script and style of the build, with the words of the longest language, compressed.
import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const folder = new URL('../../src/vabanque/web/assets/', import.meta.url);
let code = 0;
const words = new Map();
for (const name of (await readdir(folder)).filter((each) => /\.(js|css)$/.test(each))) {
  const size = gzipSync(await readFile(new URL(name, folder)), { level: 9 }).length;
  const lang = /^words-(\w+?)-/.exec(name)?.[1];
  if (lang) words.set(lang, (words.get(lang) ?? 0) + size);
  else code += size;
}
const wordSizes = [...words].map(([lang, size]) => `${lang} ${size}`).join(', ');
const sum = code + Math.max(0, ...words.values());
console.log(`${code} bytes of code and style, words ${wordSizes}: ${sum} of ${LIMIT} allowed`);
if (sum > LIMIT) process.exit(1);
