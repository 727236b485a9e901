/** The most lines of one cart. */
export const MAX_CART_LINES = 100;
