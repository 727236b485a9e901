/** Where something is kept, and how much of it at most. */
const SHELVES = { files: 400, pictures: 300, pages: 60 } as const;

export type Shelf = keyof typeof SHELVES;

/** Pages that are the same for everybody and say nothing of who looked: no orders, no gifts, no search terms. */
const OPEN_PAGES =
  /^\/(?:$|category-list$|category\/|best$|wholesale$|displays\/|product-groups\/|products\/\d+$|video$|notices$|faq$|terms|support$|offline$)/;

/** @param mode of the request; `navigate` when it is a page */
export function shelfOf({ pathname }: URL, mode: RequestMode): Shelf | null {
  if (pathname.startsWith("/assets/")) return "files";
  if (pathname.startsWith("/images/")) return "pictures";
  const isData = pathname.endsWith(".data");
  if (!isData && mode !== "navigate") return null;
  return OPEN_PAGES.test(isData ? pageOf(pathname) : pathname) ? "pages" : null;
}

/**
 * Keeps a reply that the shop itself calls public, and throws away what has been kept longest when there is too much.
 * What is somebody's own says `no-store`, and is not kept.
 */
export async function keepReply(
  caches: CacheStorage,
  shelf: Shelf,
  request: Request,
  reply: Response,
): Promise<void> {
  if (reply.status !== 200 || !/\bpublic\b/.test(reply.headers.get("cache-control") ?? "")) return;
  const cache = await caches.open(shelf);
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, reply.clone());
  const kept = await cache.keys();
  const tooMany = kept.slice(0, Math.max(0, kept.length - SHELVES[shelf]));
  await Promise.all(tooMany.map((oldest) => cache.delete(oldest)));
}

/** @example pageOf("/products/20001.data") // "/products/20001" */
function pageOf(pathname: string): string {
  return pathname.replace(/(?:_root)?\.data$/, "");
}
