/** Every game that the browser has a drawing for, in the order of the home page; and the drawing for all others. */
import './las_vegas/index.ts';
import './las_vegas_cards/index.ts';
import './top_10000/index.ts';
import './generic/index.ts';
