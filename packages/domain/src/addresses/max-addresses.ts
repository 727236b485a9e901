/** The most addresses in a member's address book. */
export const MAX_ADDRESSES = 20;
