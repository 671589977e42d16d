import { registerGame } from '../games.ts';
import Referee from '../vegas/Referee.svelte';
import Art from './Art.svelte';

registerGame({
  kind: 'las-vegas',
  games: {
    'las-vegas-2012': { seats: 4, options: {} },
    'las-vegas-biggy': { seats: 4, options: { bandit: true } },
  },
  drills: { ties: 'las-vegas-2012', biggy: 'las-vegas-biggy', bandit: 'las-vegas-biggy' },
  Art,
  Referee,
  draw: async () => (await import('./drawing.ts')).default,
});
