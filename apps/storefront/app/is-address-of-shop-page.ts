/** Paths of `routes.ts`, inserted by the build, since the router's table is available to the build only. */
declare const PAGE_PATHS: readonly string[];

/**
 * Checks that an address of the catalogue, such as a banner's, leads to a page of this shop.
 *
 * @example isAddressOfShopPage("/category/fruit?sub=101") // true
 * @example isAddressOfShopPage("/nowhere") // false
 */
export function isAddressOfShopPage(href: string): boolean {
  const path = href.split(/[?#]/, 1)[0] ?? "";
  return PAGE_PATHS.some((page) => matches(page, path));
}

function matches(page: string, path: string): boolean {
  const [wanted, given] = [page.split("/"), path.split("/")];
  if (page.endsWith("?") && given.length < wanted.length) wanted.pop();
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(":") ? given[index] !== "" : part === given[index]))
  );
}
