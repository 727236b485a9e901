/**
 * Whether a page answers at an address of ours. Links to a page that is still to come are not drawn until it stands in
 * this list, beside `routes.ts`; a test holds the two together.
 *
 * @example hasPage("/category/fruit?sub=101") // true
 * @example hasPage("/nowhere") // false
 */
export function hasPage(href: string): boolean {
  const path = href.split(/[?#]/, 1)[0] ?? "";
  return existingPages.some((page) => matches(page, path));
}

export const existingPages: readonly string[] = [
  "/",
  "/category-list",
  "/category/:slug",
  "/best",
  "/wholesale",
  "/displays/:id",
  "/product-groups/:code",
  "/search",
  "/products/:id",
  "/video",
  "/player/:id",
  "/cart",
  "/checkout/processing",
  "/checkout/payment-fail",
  "/checkout/:id",
  "/payment/result/:orderId",
  "/orders",
  "/orders/:id",
  "/orders/:id/claims/:productId",
  "/guest-orders",
  "/login",
  "/register",
  "/kakao-popup",
  "/password-reset",
  "/my-todayfruit",
  "/addresses",
  "/addresses/:id",
  "/grade",
  "/coupons",
  "/sessions",
  "/cards",
  "/profile",
  "/settings",
  "/leave",
  "/notifications",
  "/favorites",
  "/opening-alarms",
  "/notices",
  "/terms/:code?",
  "/robots.txt",
  "/llms.txt",
  "/sitemap.xml",
  "/sitemaps/pages",
  "/sitemaps/products/:firstId",
];

function matches(page: string, path: string): boolean {
  const [wanted, given] = [page.split("/"), path.split("/")];
  if (page.endsWith("?") && given.length < wanted.length) wanted.pop();
  return (
    wanted.length === given.length &&
    wanted.every((part, place) => (part.startsWith(":") ? given[place] !== "" : part === given[place]))
  );
}
