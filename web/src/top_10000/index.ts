import { registerGame } from '../games.ts';
import Art from './Art.svelte';

registerGame({
  kind: 'top-10000',
  games: { 'top-10000': { seats: 3, options: {} } },
  Art,
  draw: async () => (await import('./drawing.ts')).default,
});
