import { OFFLINE_PAGE } from "./handle-fetch.ts";
import { keepReply, shelfOf } from "./shelves.ts";

type Parts = { caches: CacheStorage; fetch(request: Request): Promise<Response>; origin: string };

/**
 * The page for when there is no network, with the files that it is made of: kept before it is needed. It stands at the
 * address of whatever could not be fetched, so it has no scripts: they would look for the page of that address.
 */
export async function keepOfflinePage(parts: Parts): Promise<void> {
  const request = new Request(new URL(OFFLINE_PAGE, parts.origin));
  const reply = await parts.fetch(request);
  const page = (await reply.text()).replaceAll(
    /<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g,
    "",
  );
  const headers = new Headers(reply.headers);
  headers.delete("content-encoding");
  await keepReply(parts.caches, "pages", request, new Response(page, { status: reply.status, headers }));
  await keepAll(
    parts,
    [...page.matchAll(/"(\/(?:assets|images)\/[^"]+)"/g)].map(([, file = ""]) => file),
  );
}

/** As browsers ask for a picture: it comes in the same format, and from their own cache where it is there already. */
const PICTURE = { accept: "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8" };

/** What the page had loaded before the worker was there: the first visit counts, too. */
export async function keepAll(parts: Parts, addresses: readonly string[]): Promise<void> {
  for (const address of new Set(addresses)) {
    const url = new URL(address, parts.origin);
    const shelf = url.origin === parts.origin ? shelfOf(url, "navigate") : null;
    if (shelf === null || (shelf === "files" && (await parts.caches.match(url)))) continue;
    const request = new Request(url, shelf === "pictures" ? { headers: PICTURE } : {});
    await keepReply(parts.caches, shelf, request, await parts.fetch(request));
  }
}
