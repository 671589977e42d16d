import { GENERIC, registerGame } from '../games.ts';
import Art from './Art.svelte';

registerGame({ kind: GENERIC, games: {}, Art, draw: async () => (await import('./drawing.ts')).default });
