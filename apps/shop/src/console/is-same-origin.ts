/**
 * Checks that a request which changes something comes from a page of the console itself: its `Origin` is the address
 * that it was sent to. Browsers send `Origin` with every such request; one without it is refused.
 *
 * @example isSameOrigin({ origin: "https://shop.example:3002", host: "shop.example:3002" }) // true
 */
export function isSameOrigin({
  origin,
  host,
}: {
  origin?: string | undefined;
  host?: string | undefined;
}): boolean {
  if (origin === undefined || host === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}
