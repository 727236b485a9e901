import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { ORDER_VIEWS } from "@todayfruit/contract/fulfilment/order-notes.calls";
import { kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../../http/handler-context-types.ts";
import { farmsOf } from "../../../farm-access/farm-operator.policy.ts";
import { countViews } from "./count-order-views.repository.ts";

/** Most orders that a view counts. */
const MOST = 10_000;
type View = Reply<"GET /operator/v1/order-views">["list"][number];

/** Counts the orders of each view of the desk; one statement. */
export async function countOrdersByView(
  _input: Input<"GET /operator/v1/order-views">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/order-views">> {
  const { db, now } = context;
  const day = kstDateOf(now().toISOString());
  const statuses = ORDER_VIEWS.filter((view) => view !== "due" && view !== "today");
  const rows = await countViews(db, {
    statuses,
    day,
    since: new Date(kstMidnight(day)),
    distributorIds: farmsOf(context),
  });
  const counts = new Map(rows.map(({ view, count }) => [view, count]));
  const list = ORDER_VIEWS.map((view): View => {
    const count = counts.get(view) ?? 0;
    return { view, count: Math.min(count, MOST), isMore: count > MOST };
  });
  return ok({ list, nextPage: null });
}
