import type { Input } from "@todayfruit/contract/all-calls";
import { daysBetween } from "@todayfruit/domain/calendar/kst";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { listDays, listProducts, listSources } from "./roll-ups.repository.ts";

/** Longest range in days: a quarter and its end. */
const MOST_DAYS = 92;

/** Shows the counts of a range of days (KST), inclusive. */
export async function showAnalytics(
  { query: { from, to } }: Input<"GET /operator/v1/analytics">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/analytics">> {
  const length = daysBetween(from, to);
  if (length < 0 || length >= MOST_DAYS) return refuse("INVALID_INPUT");
  const [days, products, sources] = await Promise.all([
    listDays(db, from, to),
    listProducts(db, from, to),
    listSources(db, from, to),
  ]);
  return ok({
    days: days.map(({ product_views: productViews, ...row }) => ({ ...row, productViews })),
    products,
    sources,
  });
}
