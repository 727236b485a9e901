import { addDays, kstDateOf } from "../calendar/kst.ts";

/** The most viewed products that are kept. */
export const MAX_VIEWED = 60;
/** Days for which a view is kept. */
export const VIEWED_DAYS = 30;

/** Viewed product: instant of the last view (ISO 8601) and the price then, in 원. */
export type Viewed = { productId: number; viewedAt: string; price: number };

/**
 * Merges lists of viewed products: each product once with its last view, newest first, of the last 30 days, 60 at most.
 *
 * @param now instant, ISO 8601
 */
export function mergeViewed(lists: readonly (readonly Viewed[])[], now: string): Viewed[] {
  const newestFirst = lists.flat().toSorted((one, other) => other.viewedAt.localeCompare(one.viewedAt));
  const firstDay = addDays(kstDateOf(now), -VIEWED_DAYS);
  const seen = new Set<number>();
  return newestFirst
    .filter(({ productId, viewedAt }) => {
      if (seen.has(productId) || viewedAt > now || kstDateOf(viewedAt) <= firstDay) return false;
      seen.add(productId);
      return true;
    })
    .slice(0, MAX_VIEWED);
}

/** Groups viewed products by the KST day of their view, newest first. */
export function byDay<V extends Pick<Viewed, "viewedAt">>(list: readonly V[]): { day: string; list: V[] }[] {
  return [...Map.groupBy(list, ({ viewedAt }) => kstDateOf(viewedAt))].map(([day, views]) => ({
    day,
    list: views,
  }));
}
