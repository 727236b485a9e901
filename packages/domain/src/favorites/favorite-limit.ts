/** The most favourites (찜) of one shopper: more than anyone looks through, few enough to count. */
export const MAX_FAVORITES = 500;
