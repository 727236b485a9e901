/** The most registered cards of one member. */
export const MAX_BILLING_CARDS = 10;
