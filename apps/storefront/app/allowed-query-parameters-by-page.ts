/**
 * Query parameters each page reads, on the server or in the browser. Others do not change the page, so the server drops
 * them before rendering; a test searches the routes for missing names.
 */
export const PAGE_QUERIES: Readonly<Record<string, readonly string[]>> = {
  "/": ["tab", "sub"],
  "/category-list": ["open"],
  "/category/:slug": ["sub", "sort", "view", "soldout", "filter"],
  "/best": ["category", "type", "soldout"],
  "/search": ["q", "filter"],
  "/products/:id/reviews": ["order", "photo"],
  "/checkout/processing": ["orderId", "paymentKey", "amount"],
  "/checkout/payment-fail": ["code", "message", "orderId"],
  "/orders": ["status", "year", "month", "name"],
  "/login": ["next", "link"],
  "/register": ["next", "social", "step"],
  "/kakao-popup": ["error", "code", "state"],
  "/cards": ["authKey", "customerKey", "code", "message", "next"],
  "/my-reviews": ["tab"],
  "/inquiries/new": ["product", "order"],
  "/notifications": ["list"],
  "/favorites": ["list"],
  "/gifts": ["tab"],
};
