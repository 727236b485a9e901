/**
 * Returns the path to open after the login: only inside the shop, and never the login again.
 *
 * @param next parameter of the login page's URL, untrusted
 * @example deriveSafeLoginRedirect("/cart?x=1", "/my") // "/cart?x=1"
 * @example deriveSafeLoginRedirect("//evil.example", "/my") // "/my"
 */
export function deriveSafeLoginRedirect(next: string | null, otherwise: string): string {
  if (next === null || !next.startsWith("/")) return otherwise;
  const base = "https://shop.invalid";
  if (!URL.canParse(next, base)) return otherwise;
  const address = new URL(next, base);
  // Two leading slashes, which `/..//evil.example` resolves to, name another host.
  const isInside = address.origin === base && !address.pathname.startsWith("//");
  const isOurs = isInside && !/^\/(login|register)\b/.test(address.pathname);
  return isOurs ? address.pathname + address.search + address.hash : otherwise;
}
