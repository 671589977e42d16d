import { withWords } from './lib/i18n.svelte.ts';

/**
 * Parts that are loaded only when someone opens them. They are imported here alone, because every file that imports
 * one carries a list of all the files it needs.
 */
export const later = {
  games: () => withWords('mine', () => import('./mine/Games.svelte')),
  shelf: () => import('./mine/shelf.ts'),
  people: () => withWords('people', () => import('./people/People.svelte')),
  turns: () => import('./people/turns.ts'),
  calls: () => withWords('people', () => import('./people/Calls.svelte')),
  character: () => withWords('people', () => import('./people/Character.svelte')),
  starts: () => withWords('people', () => import('./people/Starts.svelte')),
  seriesTerms: () => withWords('people', () => import('./people/SeriesTerms.svelte')),
  seriesEnd: () => withWords('people', () => import('./people/SeriesEnd.svelte')),
  puzzles: () =>
    withWords('review', () =>
      withWords('reasons', () => withWords('puzzles', () => import('./puzzles/Puzzles.svelte'))),
    ),
  profile: () => withWords('mine', () => import('./mine/Profile.svelte')),
  privacy: () => withWords('mine', () => import('./mine/Privacy.svelte')),
  tutorial: () => withWords('learn', () => import('./learn/Tutorial.svelte')),
  drills: () => withWords('learn', () => import('./learn/Drills.svelte')),
  story: () => withWords('story', () => import('./story/Story.svelte')),
  offline: () => withWords('mine', () => import('./offline/index.ts')),
  picture: () => import('./share/picture.ts'),
  club: () => withWords('club', () => import('./club/ClubNight.svelte')),
  qr: () => import('./share/qr.ts'),
};
