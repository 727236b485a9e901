/** Strangers whose scripts a page loads, by their origins. */
export type Outsiders = {
  /** The payment provider: its script and its window. */
  payment: string;
  /** The postcode widget: its script, and the search that it puts into a frame. */
  postcodeScript: string;
  postcodeFrame: string;
};

/**
 * What a page may load. No `unsafe-inline`: the framework's inline scripts are allowed by their hashes. The payment
 * provider and the postcode search are the only strangers.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], outside: Outsiders): string {
  const scripts = new Set([...scriptHashes, outside.payment, outside.postcodeScript]);
  const frames = new Set([outside.payment, outside.postcodeFrame]);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...scripts].join(" ")}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${outside.payment}`,
    `frame-src ${[...frames].join(" ")}`,
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${outside.payment}`,
    "frame-ancestors 'none'",
  ].join("; ");
}
