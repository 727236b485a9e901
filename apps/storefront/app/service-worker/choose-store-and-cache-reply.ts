/** Caches with their largest number of entries. */
const CACHE_STORES = { files: 400, pictures: 300, pages: 60 } as const;

export type CacheStore = keyof typeof CACHE_STORES;

/** Pages that are the same for everyone and reveal nothing about the visitor: no orders, gifts or search terms. */
const OPEN_PAGES =
  /^\/(?:$|category-list$|category\/|best$|wholesale$|displays\/|product-groups\/|products\/\d+$|video$|notices$|faq$|terms|support$|offline$)/;

/** @param mode mode of the request; `navigate` for a page */
export function cacheStoreOf({ pathname }: URL, mode: RequestMode): CacheStore | null {
  if (pathname.startsWith("/assets/")) return "files";
  if (pathname.startsWith("/images/")) return "pictures";
  const isData = pathname.endsWith(".data");
  if (!isData && mode !== "navigate") return null;
  return OPEN_PAGES.test(isData ? pageOf(pathname) : pathname) ? "pages" : null;
}

/**
 * Caches a reply that the server lets a browser keep, and removes the oldest entries beyond the limit. An open page is the
 * same for everyone, `private` for a member only so that no shared cache keeps it by that request; replies with data of a
 * person are marked `no-store`.
 */
export async function cacheReply(
  caches: CacheStorage,
  store: CacheStore,
  request: Request,
  reply: Response,
): Promise<void> {
  const caching = reply.headers.get("cache-control") ?? "no-store";
  if (reply.status !== 200 || caching.includes("no-store")) return;
  const cache = await caches.open(store);
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, reply.clone());
  const kept = await cache.keys();
  const tooMany = kept.slice(0, Math.max(0, kept.length - CACHE_STORES[store]));
  await Promise.all(tooMany.map((oldest) => cache.delete(oldest)));
}

/** @example pageOf("/products/20001.data") // "/products/20001" */
function pageOf(pathname: string): string {
  return pathname.replace(/(?:_root)?\.data$/, "");
}
