/** Reviews that the page itself has, and that one press of the button below them adds. */
export const REVIEWS_PER_PAGE = 5;
