import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Words are named after their language, so that the budget can tell what one reader loads. */
const chunkFileNames = (chunk: { facadeModuleId?: string | null }): string => {
  const words = /locales\/(\w+)\/(\w+)\.ftl/.exec(chunk.facadeModuleId ?? '');
  return words ? `assets/words-${words[1]}-${words[2]}-[hash].js` : 'assets/[name]-[hash].js';
};

/** Small parts that many pages share: one file of them weighs less than twenty. */
const PARTS = [
  ...['games', 'dice/Sign', 'lib/equal', 'lib/phrase', 'lib/players', 'table/frame', 'table/names', 'wire/end'],
  ...['wire/log', 'ui/ChooseFile', 'ui/Drop', 'ui/Key', 'ui/NameField', 'ui/Ruled', 'ui/TableCode'],
  ...['later', 'lib/prefs', 'art/neon', 'ui/GameArt'],
];
const SHARED = new RegExp(`web/src/(${PARTS.join('|')})\\.`);

/** What the page says if none of its other files can be loaded has to be in the page itself. */
const sentences = {
  name: 'sentences',
  transformIndexHtml: (html: string): string =>
    html.replace('<!-- server-busy, in every language -->', () =>
      ['en', 'de', 'fr', 'nl']
        .map((lang) => {
          const texts = readFileSync(new URL(`../src/vabanque/locales/${lang}/table.ftl`, import.meta.url), 'utf8');
          return `<p lang="${lang}" hidden>${/^server-busy = (.*)$/m.exec(texts)![1]}</p>`;
        })
        .join('\n      '),
    ),
};

// The build lands inside the Python package, so that the wheel carries the table (git-ignored there).
export default defineConfig({
  plugins: [svelte(), sentences],
  base: './',
  build: {
    outDir: '../src/vabanque/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The names of all the files that a page needs would be written into every page that leads there.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    manifest: true, // scripts/budget.mjs reads it, and takes it away
    rolldownOptions: {
      output: { chunkFileNames, codeSplitting: { groups: [{ name: 'parts', test: SHARED }] } },
      checks: { bundlerTimings: false }, // on a slow machine, a page of advice about plugins
    },
  },
  // The one script that may run WebAssembly: the server knows it by its name.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/worker-[hash].js' } } },
  server: {
    fs: { allow: ['..'] },
    // `vabanque serve` runs beside `npm run dev`; the browser then speaks to one address only.
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
      '/kit': 'http://127.0.0.1:8000',
      '/t/': 'http://127.0.0.1:8000',
      '/r/': 'http://127.0.0.1:8000',
      '/p/': 'http://127.0.0.1:8000',
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
