/** The most registered cards of one member. */
export const MAX_CARDS = 10;
