import type { Page } from "playwright-core";

/** What a page was seen to do, in ms since its navigation began. */
export type Observed = {
  largestPaint: number;
  shift: number;
  /** Longest task that held the page's thread. */
  longestTask: number;
  /** Longest time from a press to the paint that follows it. */
  slowestPress: number;
  hydratedAt: number;
};

type Seen = { __observed: Observed };

/** Observes every document that a page opens from now on. */
export async function observePage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observed = { largestPaint: 0, shift: 0, longestTask: 0, slowestPress: 0, hydratedAt: 0 };
    (globalThis as unknown as Seen).__observed = observed;
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
      const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) observed.shift += value;
    });
    observe("longtask", ({ duration }) => {
      observed.longestTask = Math.max(observed.longestTask, duration);
    });
    observe(
      "event",
      (entry) => {
        const { interactionId } = entry as unknown as { interactionId: number };
        if (interactionId > 0) observed.slowestPress = Math.max(observed.slowestPress, entry.duration);
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
  return page.evaluate(() => (globalThis as unknown as Seen).__observed);
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}
