/** A reply may be shown this many times longer than it is fresh, while another is made. */
const STALE_FACTOR = 10;

export type Lifetime = {
  /** In ms since 1970. */
  freshUntil: number;
  staleUntil: number;
  /** A browser asks each time; with the tag of what it has, which costs it next to nothing. */
  cacheControl: string;
  /** For caches on the way (RFC 9213), which hear of no change: the same, in whole seconds. */
  cdnCacheControl: string;
};

/**
 * How long a reply may be shown. What changes by itself at an instant, such as a sale that opens, is shown no
 * millisecond longer, however fresh.
 *
 * @param seconds how long it is fresh; 0 when it is not to be kept
 * @param changesAt in ms since 1970
 * @param now in ms since 1970
 * @example lifetime(30, null, 0).cdnCacheControl // "public, max-age=30, stale-while-revalidate=300"
 * @example lifetime(30, 10_500, 0).cdnCacheControl // "public, max-age=10"
 */
export function lifetime(seconds: number, changesAt: number | null, now: number): Lifetime {
  const end = changesAt ?? Number.POSITIVE_INFINITY;
  const freshUntil = Math.min(now + seconds * 1000, end);
  const staleUntil = Math.min(now + seconds * STALE_FACTOR * 1000, end);
  const fresh = Math.floor((freshUntil - now) / 1000);
  const stale = staleUntil < end ? `, stale-while-revalidate=${seconds * STALE_FACTOR}` : "";
  return {
    freshUntil,
    staleUntil,
    cacheControl: fresh > 0 ? "public, max-age=0, must-revalidate" : "no-store",
    cdnCacheControl: fresh > 0 ? `public, max-age=${fresh}${stale}` : "no-store",
  };
}
