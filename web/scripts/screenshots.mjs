// Every screen of the gallery in a real Chromium, at phone and desktop size, into ../screenshots (not committed).
//   node scripts/screenshots.mjs [--only home,ten] [--lang de] [--size phone,desktop,narrow] [--theme light] [--axe]
// CHROMIUM names the browser when it is not at the usual place.
import { readFile, mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createServer } from 'vite';
import { chromium } from 'playwright-core';

const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
};
const SIZES = { phone: [390, 844], desktop: [1440, 900], narrow: [320, 640] };
const only = option('only', '').split(',').filter(Boolean);
const wanted = (name) =>
  !only.length || only.some((part) => name === part || (part.endsWith('*') && name.startsWith(part.slice(0, -1))));
const sizes = option('size', 'phone,desktop').split(',');
const lang = option('lang', 'en');
const theme = option('theme', 'night');
const out = new URL('../../screenshots/', import.meta.url).pathname;
await mkdir(out, { recursive: true });

const vite = await createServer({
  root: new URL('..', import.meta.url).pathname,
  server: { port: 0, host: '127.0.0.1' },
  logLevel: 'error',
});
await vite.listen();
const base = vite.resolvedUrls.local[0];
const executablePath =
  process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const axe = process.argv.includes('--axe')
  ? await readFile(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
  : null;
const reasonOf = (violation) => (violation.nodes[0].any[0]?.message ?? violation.help).slice(0, 140);
let bad = 0;
try {
  for (const size of sizes) {
    const [width, height] = SIZES[size];
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
      locale: lang,
      deviceScaleFactor: 1,
      hasTouch: size !== 'desktop',
    });
    await context.addInitScript(
      ([l, th]) => localStorage.setItem('vabanque.prefs', JSON.stringify({ lang: l, theme: th })),
      [lang, theme],
    );
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      bad += 1;
      console.log('page error:', error.message);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') console.log('console:', message.text());
    });
    await page.goto(`${base}#/gallery`);
    await page.waitForSelector('main.list a');
    const screens = await page.locator('main.list a').allInnerTexts();
    for (const name of screens.filter(wanted)) {
      await page.goto(`${base}#/gallery/${name}`);
      await page.waitForSelector(`[data-screen='${name}']`);
      await page.waitForTimeout(120);
      const facts = await page.evaluate(() => ({
        missing: [...new Set(document.body.innerText.match(/⟦[^⟧]*⟧/g) ?? [])],
        wide: document.documentElement.scrollWidth - innerWidth,
        high: document.documentElement.scrollHeight - innerHeight,
      }));
      const notes = [];
      if (facts.missing.length) notes.push(`missing ${facts.missing.join(' ')}`);
      if (facts.wide > 0) notes.push(`${facts.wide} px too wide`);
      if (facts.high > 0) notes.push(`scrolls ${facts.high} px`);
      if (axe) {
        await page.evaluate(axe);
        const found = await page.evaluate(() =>
          globalThis.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'] }),
        );
        for (const v of found.violations)
          notes.push(`axe ${v.id} ×${v.nodes.length}: ${v.nodes[0].target} ${reasonOf(v)}`);
      }
      if (facts.missing.length || facts.wide > 0) bad += 1;
      const suffix = [lang !== 'en' && lang, theme !== 'night' && theme]
        .filter(Boolean)
        .map((part) => `.${part}`)
        .join('');
      await page.screenshot({ path: `${out}${name}.${size}${suffix}.png`, fullPage: process.argv.includes('--full') });
      console.log(`${name} ${size}${notes.length ? ': ' + notes.join('; ') : ''}`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await vite.close();
}
process.exit(bad ? 1 : 0);
