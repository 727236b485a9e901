/** Units left from which on the number is said. */
export const MOST_LEFT_SHOWN = 10;
