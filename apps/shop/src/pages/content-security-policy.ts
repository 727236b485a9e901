import type { Outsiders } from "./outsiders.ts";

/**
 * What a page may load. No `unsafe-inline`: the framework's inline scripts are allowed by their hashes, those of others by
 * their whole addresses.
 *
 * @param policies the page's own Trusted Types policies: texts become scripts, addresses of scripts or markup through these
 *   alone; `null` where that is switched off
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  outside: Outsiders,
  policies: readonly string[] | null,
): string {
  const sources = (name: string, ...values: readonly string[]) => [name, ...values].join(" ");
  return [
    "default-src 'self'",
    sources("script-src 'self'", ...scriptHashes, ...outside.scripts),
    "style-src 'self'",
    sources("img-src 'self' data:", ...outside.images),
    "font-src 'self'",
    sources("connect-src 'self'", ...outside.asked),
    sources("frame-src", ...outside.frames),
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    sources("form-action 'self'", ...outside.forms),
    "frame-ancestors 'none'",
    ...(policies === null
      ? []
      : ["require-trusted-types-for 'script'", sources("trusted-types", ...policies, ...outside.policies)]),
  ].join("; ");
}
