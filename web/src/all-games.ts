/** Every game the browser can draw, in the order of the home page, and the generic drawing for all others. */
import './las_vegas/index.ts';
import './las_vegas_cards/index.ts';
import './top_10000/index.ts';
import './generic/index.ts';
