/** How many products one shopper may keep as favourites (찜): more than anybody looks through, few enough to count. */
export const MAX_FAVORITES = 500;
