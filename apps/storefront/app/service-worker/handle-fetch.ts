import { type CacheStore, cacheReply, cacheStoreOf } from "./choose-store-and-cache-reply.ts";

type Parts = { caches: CacheStorage; fetch(request: Request): Promise<Response>; origin: string };

/** Page shown offline when nothing is cached. */
export const OFFLINE_PAGE = "/offline";

/**
 * Answers cacheable requests: build files and pictures from the cache, public pages from the network or, offline, from
 * the cache. A private page is never cached; offline it gets the offline page.
 *
 * @returns `null` for all other requests, which pass as if there were no worker: above all calls, whose replies are private
 */
export function handleFetch(parts: Parts, request: Request): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== parts.origin) return null;
  if (request.headers.has("authorization") || request.headers.has("range")) return null;
  const store = cacheStoreOf(url, request.mode);
  if (store === "files" || store === "pictures") return cacheFirst(parts, request, store);
  return store === "pages" || request.mode === "navigate" ? networkFirst(parts, request, store) : null;
}

async function cacheFirst(parts: Parts, request: Request, store: CacheStore): Promise<Response> {
  // Any format of a picture will do; a cached one was accepted by this browser.
  const kept = await parts.caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await parts.fetch(request);
  await cacheIfPossible(parts, store, request, fresh);
  return fresh;
}

async function networkFirst(parts: Parts, request: Request, store: CacheStore | null): Promise<Response> {
  try {
    const fresh = await parts.fetch(request);
    if (store) await cacheIfPossible(parts, store, request, fresh);
    return fresh;
  } catch (error) {
    const kept = await parts.caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    const instead = request.mode === "navigate" ? await parts.caches.match(OFFLINE_PAGE) : undefined;
    if (instead) return instead;
    throw error;
  }
}

/** Caches a reply unless the device has no room or the page is gone: the reply is shown all the same. */
async function cacheIfPossible(
  { caches }: Parts,
  store: CacheStore,
  request: Request,
  reply: Response,
): Promise<void> {
  await cacheReply(caches, store, request, reply).catch(() => undefined);
}
