// The PNG icons that phones insist on, painted from public/icon.svg. Run by hand after the drawing changed.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const folder = new URL('../public/', import.meta.url);
const svg = await readFile(new URL('icon.svg', folder), 'utf8');
// A maskable icon fills its square and keeps the drawing inside the safe circle.
const square = svg.replace('rx="22"', 'rx="0"').replace('rotate(-14)', 'rotate(-14) scale(0.86)');
const executablePath =
  process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const [name, size, drawing] of [
  ['icon-192', 192, square],
  ['icon-512', 512, svg],
  ['icon-maskable-512', 512, square],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`);
  await page.screenshot({ path: new URL(`${name}.png`, folder).pathname, omitBackground: true });
}
await browser.close();
