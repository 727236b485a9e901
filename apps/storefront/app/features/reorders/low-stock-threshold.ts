/** Units left from which on the number is said. */
export const LOW_STOCK_THRESHOLD = 10;
