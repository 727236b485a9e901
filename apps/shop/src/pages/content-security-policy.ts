import type { ThirdParties } from "./derive-allowed-third-parties.ts";

/**
 * Builds the Content-Security-Policy of a page without `unsafe-inline`: inline scripts are allowed by their hashes,
 * third-party scripts by their full URLs.
 *
 * @param policies Trusted Types policies of the page, which alone turn strings into scripts, script URLs or markup;
 * `null` when Trusted Types are off
 * @param ancestors source of the sites that may show the page in a frame
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  outside: ThirdParties,
  policies: readonly string[] | null,
  ancestors = "'none'",
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
    // `blob:` is a chosen video, whose first frame is drawn before it is uploaded.
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    sources("form-action 'self'", ...outside.forms),
    sources("frame-ancestors", ancestors),
    ...(policies === null
      ? []
      : ["require-trusted-types-for 'script'", sources("trusted-types", ...policies, ...outside.policies)]),
  ].join("; ");
}
