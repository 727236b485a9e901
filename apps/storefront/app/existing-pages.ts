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
  "/products/:id/reviews",
  "/products/:id/photos",
  "/products/:id/questions",
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
  "/gifts",
  "/gifts/:id",
  "/gift/:uuid",
  "/login",
  "/register",
  "/kakao-popup",
  "/account/undo/:token",
  "/account/email/:token",
  "/password-reset",
  "/my-todayfruit",
  "/addresses",
  "/addresses/:id",
  "/grade",
  "/coupons",
  "/sessions",
  "/cards",
  "/my-reviews",
  "/my-reviews/write/:productId",
  "/my-reviews/:id",
  "/my-questions",
  "/profile",
  "/settings",
  "/leave",
  "/notifications",
  "/favorites",
  "/opening-alarms",
  "/notices",
  "/faq",
  "/terms/:code?",
  "/support",
  "/offline",
  "/robots.txt",
  "/llms.txt",
  "/manifest.webmanifest",
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
