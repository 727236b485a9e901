/** What campaigns add to an address: it is for the shopper's browser to remember, no page looks different for it. */
const CAMPAIGN = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|dclid|msclkid|igshid|n_\w+|NaPm|kakao_\w+)$/i;

/**
 * The address by which a page is rendered and kept: without what campaigns add, and with the rest in one order, so
 * that one page is kept once.
 *
 * @example pageAddress("/products/1?utm_source=live&b=2&a=1") // "/products/1?a=1&b=2"
 */
export function pageAddress(url: string): string {
  const [path = "", query = ""] = url.split(/\?(.*)/s, 2);
  if (query === "") return path;
  const search = new URLSearchParams(query);
  for (const name of [...search.keys()]) if (CAMPAIGN.test(name)) search.delete(name);
  search.sort();
  return search.size === 0 ? path : `${path}?${search}`;
}
