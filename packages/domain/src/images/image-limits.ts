/** Pixels of the largest picture: 40 megapixels, above today's cameras, below what would fill the memory. */
export const MAX_PIXELS = 40_000_000;
/** The most pictures that one shopper uploads in a day. */
export const PICTURES_A_DAY = 100;
