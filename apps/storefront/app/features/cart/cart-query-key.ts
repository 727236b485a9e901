/** Key of the query of the cart. */
export const CART_QUERY_KEY = ["cart"] as const;
