import type { Page } from "playwright-core";

/** Times of a page in ms since its navigation began, and the shift of its layout. */
export type Observed = {
  largestPaint: number;
  shift: number;
  /** Longest task that held the page's thread. */
  longestTask: number;
  /** Longest time from a press to the paint that follows it. */
  slowestPress: number;
  hydratedAt: number;
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a type of the platform is added to by an interface only
  interface Window {
    observed: Observed;
  }
}

/** Observes every document that a page opens from now on. */
export async function observePageTimings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observed = { largestPaint: 0, shift: 0, longestTask: 0, slowestPress: 0, hydratedAt: 0 };
    window.observed = observed;
    const observe = (type: string, see: (entry: PerformanceEntry) => void, more: object = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
        type,
        buffered: true,
        ...more,
      });
    observe("largest-contentful-paint", ({ startTime }) => {
      observed.largestPaint = startTime;
    });
    observe("layout-shift", (entry) => {
      if ("value" in entry && "hadRecentInput" in entry && entry.hadRecentInput === false)
        observed.shift += Number(entry.value);
    });
    observe("longtask", ({ duration }) => {
      observed.longestTask = Math.max(observed.longestTask, duration);
    });
    observe(
      "event",
      (entry) => {
        if ("interactionId" in entry && Number(entry.interactionId) > 0)
          observed.slowestPress = Math.max(observed.slowestPress, entry.duration);
      },
      { durationThreshold: 16 },
    );
    new MutationObserver((_, watch) => {
      if (document.documentElement?.dataset.hydrated === undefined) return;
      observed.hydratedAt = performance.now();
      watch.disconnect();
    }).observe(document, { subtree: true, attributes: true, childList: true });
  });
}

export function observedOn(page: Page): Promise<Observed> {
  return page.evaluate(() => window.observed);
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}
