/** Data of a page by the ids of its routes, as the router takes it from a middleware. */
export type PageData = Record<string, { type: "data"; result: unknown }>;

export type KeptPageStore = {
  /** Keeps the data of the page that is shown. */
  show(url: string, data: PageData): void;
  /**
   * Returns the data of a page that is gone back or forward to, where it was shown lately; `null` for every other load: a
   * page that is opened, and the one that is shown and is loaded again.
   *
   * @param url page that is loaded
   * @param address where the browser is: on the way back and forward it is there before the page is
   */
  returnTo(url: string, address: string): PageData | null;
};

/** Milliseconds for which the data of a page is kept, and how many pages. */
const KEPT_MS = 5 * 60_000;
const MOST_PAGES = 20;

/** @param now ms since any instant */
export function createBackForwardPageDataStore(now: () => number): KeptPageStore {
  const pages = new Map<string, { data: PageData; at: number }>();
  let shown: string | null = null;
  return {
    show(url, data) {
      shown = url;
      // The page shown last is the last one of the map, too.
      pages.delete(url);
      pages.set(url, { data, at: now() });
      const [oldest] = pages.keys();
      if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
    },
    returnTo(url, address) {
      const page = url === address && url !== shown ? pages.get(url) : undefined;
      return page && now() - page.at < KEPT_MS ? { ...page.data } : null;
    },
  };
}
