/** Validity of a checkout link in minutes. */
export const CHECKOUT_LINK_MINUTES = 60;
