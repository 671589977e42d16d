import { registerGame } from '../games.ts';
import Art from './Art.svelte';

registerGame({
  kind: 'top-10000',
  games: { 'top-10000': { seats: 3, options: {} } },
  drills: { bank: 'top-10000' },
  Art,
  draw: async () => (await import('./drawing.ts')).default,
});
