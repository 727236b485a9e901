import { cacheReply, cacheStoreOf } from "./choose-store-and-cache-reply.ts";
import { OFFLINE_PAGE } from "./handle-fetch.ts";

type Parts = { caches: CacheStorage; fetch(request: Request): Promise<Response>; origin: string };

/**
 * Caches the offline page with its files in advance. Its scripts are removed, because it is shown at the URL of another
 * page, whose modules they would load.
 */
export async function precacheOfflinePage(parts: Parts): Promise<void> {
  const request = new Request(new URL(OFFLINE_PAGE, parts.origin));
  const reply = await parts.fetch(request);
  const page = (await reply.text()).replaceAll(
    /<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g,
    "",
  );
  const headers = new Headers(reply.headers);
  headers.delete("content-encoding");
  await cacheReply(parts.caches, "pages", request, new Response(page, { status: reply.status, headers }));
  await precacheAll(
    parts,
    [...page.matchAll(/"(\/(?:assets|images)\/[^"]+)"/g)].map(([, file = ""]) => file),
  );
}

/** Accept header of browsers for pictures, so that the same format is cached, from the browser's own cache if present. */
const PICTURE = { accept: "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8" };

/** Caches what the page had loaded before the worker started, so that the first visit counts, too. */
export async function precacheAll(parts: Parts, addresses: readonly string[]): Promise<void> {
  for (const address of new Set(addresses)) {
    const url = new URL(address, parts.origin);
    const store = url.origin === parts.origin ? cacheStoreOf(url, "navigate") : null;
    if (store === null || (store === "files" && (await parts.caches.match(url)))) continue;
    const request = new Request(url, store === "pictures" ? { headers: PICTURE } : {});
    await cacheReply(parts.caches, store, request, await parts.fetch(request));
  }
}
