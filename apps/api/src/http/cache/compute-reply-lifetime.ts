import type { Shown } from "./collect-product-tags-and-change-instants.ts";

/** Factor between the time a reply is fresh and the time it may be served stale while another is made. */
const STALE_FACTOR = 10;
/** Time after it was fresh for which the last good reply is served while none can be made, in ms. */
const OVER_ERRORS_MS = 24 * 60 * 60_000;

export type Lifetime = {
  /** In ms since 1970. */
  freshUntil: number;
  staleUntil: number;
  /** Instant until which it is served when making another one fails. */
  errorUntil: number;
  /** For browsers, which revalidate each time with the ETag of what they have. */
  cacheControl: string;
  /** For shared caches (RFC 9213), which learn of no change: the same times in whole seconds. */
  cdnCacheControl: string;
};

/**
 * Computes how long a reply may be served. An instant at which its content changes by itself, such as the opening of a
 * sale, cuts freshness to the millisecond. While no other reply can be made the last one is served for a day: past a
 * farm's cutoff, but not past an opening or end of a sale.
 *
 * @param seconds how long it is fresh; 0 when it is not to be kept
 * @param changes the first instant at which anything, and at which a sale in it, changes by itself; in ms since 1970
 * @param now in ms since 1970
 * @example computeReplyLifetime(30, never, 0).cdnCacheControl // "public, max-age=30, stale-while-revalidate=300, stale-if-error=86400"
 * @example computeReplyLifetime(30, { changesAt: 10_500, saleChangesAt: 10_500 }, 0).cdnCacheControl // "public, max-age=10"
 */
export function computeReplyLifetime(
  seconds: number,
  { changesAt, saleChangesAt }: Pick<Shown, "changesAt" | "saleChangesAt">,
  now: number,
): Lifetime {
  const end = changesAt ?? Number.POSITIVE_INFINITY;
  const freshUntil = Math.min(now + seconds * 1000, end);
  const staleUntil = Math.min(now + seconds * STALE_FACTOR * 1000, end);
  const isKept = freshUntil > now;
  const errorUntil = isKept
    ? Math.min(freshUntil + OVER_ERRORS_MS, saleChangesAt ?? Number.POSITIVE_INFINITY)
    : now;
  const fresh = Math.floor((freshUntil - now) / 1000);
  const stale = staleUntil < end ? `, stale-while-revalidate=${seconds * STALE_FACTOR}` : "";
  const overErrors = Math.floor((errorUntil - freshUntil) / 1000);
  const ifError = overErrors > 0 ? `, stale-if-error=${overErrors}` : "";
  return {
    freshUntil,
    staleUntil,
    errorUntil,
    cacheControl: fresh > 0 ? "public, max-age=0, must-revalidate" : "no-store",
    cdnCacheControl: fresh > 0 ? `public, max-age=${fresh}${stale}${ifError}` : "no-store",
  };
}
