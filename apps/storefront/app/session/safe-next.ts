/**
 * Where to go once signed in: only ever an address inside the shop, and never back to signing in.
 *
 * @param next as the address of the login page carries it; anybody may have written it
 * @example safeNext("/cart?x=1", "/my") // "/cart?x=1"
 * @example safeNext("//evil.example", "/my") // "/my"
 */
export function safeNext(next: string | null, otherwise: string): string {
  if (next === null || !next.startsWith("/")) return otherwise;
  const base = "https://shop.invalid";
  if (!URL.canParse(next, base)) return otherwise;
  const address = new URL(next, base);
  // Two slashes at the front, which `/..//evil.example` comes to, name another host.
  const isInside = address.origin === base && !address.pathname.startsWith("//");
  const isOurs = isInside && !/^\/(login|register)\b/.test(address.pathname);
  return isOurs ? address.pathname + address.search + address.hash : otherwise;
}
