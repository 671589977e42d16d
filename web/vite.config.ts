import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The build lands inside the Python package, so that the wheel carries the table (git-ignored there).
export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: { outDir: '../src/vabanque/web', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: {
    fs: { allow: ['..'] },
    // `vabanque serve` runs beside `npm run dev`; the browser then speaks to one address only.
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
