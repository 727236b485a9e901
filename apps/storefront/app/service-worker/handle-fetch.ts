import { keepReply, type Shelf, shelfOf } from "./shelves.ts";

type Parts = { caches: CacheStorage; fetch(request: Request): Promise<Response>; origin: string };

/** Shown when there is neither network nor a kept page. */
export const OFFLINE_PAGE = "/offline";

/**
 * Answers what may be kept: files of the build and pictures from what is kept, public pages from the network and, without
 * one, as they were last seen. A page that is somebody's own is never kept; without a network it is the page for that.
 *
 * @returns `null` for everything else, which goes its way as if there were no worker: calls above all, whose replies are
 * somebody's own
 */
export function handleFetch(parts: Parts, request: Request): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== parts.origin) return null;
  if (request.headers.has("authorization") || request.headers.has("range")) return null;
  const shelf = shelfOf(url, request.mode);
  if (shelf === "files" || shelf === "pictures") return keptFirst(parts, request, shelf);
  return shelf === "pages" || request.mode === "navigate" ? freshFirst(parts, request, shelf) : null;
}

async function keptFirst(parts: Parts, request: Request, shelf: Shelf): Promise<Response> {
  // Any format of a picture is better than none, and whatever is kept was one that this browser reads.
  const kept = await parts.caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await parts.fetch(request);
  await keepReply(parts.caches, shelf, request, fresh);
  return fresh;
}

async function freshFirst(parts: Parts, request: Request, shelf: Shelf | null): Promise<Response> {
  try {
    const fresh = await parts.fetch(request);
    if (shelf) await keepReply(parts.caches, shelf, request, fresh);
    return fresh;
  } catch (error) {
    const kept = await parts.caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    const instead = request.mode === "navigate" ? await parts.caches.match(OFFLINE_PAGE) : undefined;
    if (instead) return instead;
    throw error;
  }
}
