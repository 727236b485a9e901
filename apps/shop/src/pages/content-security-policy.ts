/**
 * What a page may load. No `unsafe-inline`: the framework's inline scripts are allowed by their hashes. The payment
 * provider's script and window are the only strangers.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], paymentOrigin: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${[...scriptHashes, paymentOrigin].join(" ")}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${paymentOrigin}`,
    `frame-src ${paymentOrigin}`,
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${paymentOrigin}`,
    "frame-ancestors 'none'",
  ].join("; ");
}
