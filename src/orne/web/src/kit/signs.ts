/** More signs than these are counted on a tile, each kind by its number. */
export const MOST_SIGNS = 5;
