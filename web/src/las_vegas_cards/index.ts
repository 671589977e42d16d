import { registerGame } from '../games.ts';
import Art from './Art.svelte';

registerGame({
  kind: 'las-vegas-cards',
  games: { 'las-vegas-cards': { seats: 4, options: {} } },
  drills: { doubles: 'las-vegas-cards' },
  Art,
  draw: async () => (await import('./drawing.ts')).default,
});
