// Tells the service worker which files belong to a build: without a connection it serves just these.
//   node scripts/offline.mjs [folder of the build]
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = process.argv[2] ?? here('../../src/vabanque/web');
const found = await readdir(folder, { recursive: true, withFileTypes: true });
const paths = found
  .filter((entry) => entry.isFile() && entry.name !== 'sw.js' && !entry.parentPath.endsWith('previews'))
  .map((entry) => `${entry.parentPath}/${entry.name}`);
const files = {};
/** What is kept only by those who ask for it: everything that kit.json names. */
const kit = {};
for (const path of paths.sort()) {
  const hash = createHash('sha256').update(await readFile(path));
  const name = relative(folder, path).replaceAll(sep, '/');
  const listed = name.startsWith('kit/') && name !== 'kit/kit.json' ? kit : files;
  listed[name] = `sha256-${hash.digest('base64')}`;
}
const code = await readFile(here('../public/sw.js'), 'utf8');
const release = createHash('sha256').update(JSON.stringify(files)).update(code).digest('hex').slice(0, 12);
await writeFile(
  `${folder}/sw.js`,
  `const RELEASE = ${JSON.stringify({ name: `vabanque-release-${release}`, files, kit })};\n${code}`,
);
console.log(`offline: ${paths.length} files, release ${release}`);
