import { EVERYTHING } from "./list-reply-cache-tags.ts";

/** Header that names the tags of a reply to the cache in front of the shop. */
export type EdgeTagHeader = "surrogate-key" | "cache-tag";

/** Tag of a reply with too many products to name each; purged with every product. */
export const ANY_PRODUCT = "any-product";

/**
 * Limit of the header in bytes. Proxies refuse a reply whose headers are larger than their buffer: Varnish reads 8 kB a
 * line and nginx 4 or 8 kB in all; Cloudflare reads 16 kB of tags.
 */
const MOST_BYTES = 3000;
/** Most tags of one purge; more are purged as everything, as more than 50 products of one statement are. */
const MOST_PURGED = 120;

/**
 * Returns the value of the header for the tags of a reply. A reply with more products than fit has one tag for all of
 * them, so that it is purged too often and never too seldom.
 *
 * @example edgeTagValue("surrogate-key", ["catalog", "product:20001"]) // "catalog product:20001"
 * @example edgeTagValue("cache-tag", ["catalog", "product:20001"]) // "catalog,product:20001"
 */
export function edgeTagValue(header: EdgeTagHeader, tags: readonly string[]): string {
  const separator = header === "cache-tag" ? "," : " ";
  const whole = tags.join(separator);
  if (whole.length <= MOST_BYTES) return whole;
  return [...tags.filter((tag) => !isOfProduct(tag)), ANY_PRODUCT].join(separator);
}

/**
 * Returns the tags to purge at the edge for changed tags: each once, with the tag of replies that name no product.
 *
 * @example tagsToPurge(["product:1", "product:1"]) // ["product:1", "any-product"]
 * @example tagsToPurge(["product:1", "catalog"]) // ["catalog"]
 */
export function tagsToPurge(changed: readonly string[]): string[] {
  const tags = new Set(changed.map((tag) => (tag === "" ? EVERYTHING : tag)));
  if (tags.has(EVERYTHING) || tags.size > MOST_PURGED) return [EVERYTHING];
  return [...tags, ...([...tags].some(isOfProduct) ? [ANY_PRODUCT] : [])];
}

/** Returns the headers of a reply that no shared cache may keep: without its tags. */
export function withoutSharing(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { "surrogate-key": _key, "cache-tag": _tag, ...others } = headers;
  return { ...others, "cdn-cache-control": "no-store" };
}

function isOfProduct(tag: string): boolean {
  return tag.startsWith("product:");
}
