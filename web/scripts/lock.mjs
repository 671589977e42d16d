// Renews package-lock.json after a change in package.json, without the addresses that npm writes into it.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';

execFileSync('npm', ['install'], { stdio: 'inherit' });
const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(await readFile(file, 'utf8'));
for (const entry of Object.values(lock.packages)) delete entry.funding;
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
