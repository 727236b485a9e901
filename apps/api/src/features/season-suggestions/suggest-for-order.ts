import type { Input } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ok, refuse } from "@todayfruit/domain/result";
import { suggestBySeason } from "@todayfruit/domain/season-suggestions/suggest-by-season";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { presentSummary } from "../catalog/product.presenter.ts";
import { findAccessibleOrder } from "../orders/order.policy.ts";
import { listSeasonalFruit } from "./list-seasonal-fruit.repository.ts";

/** The most suggestions after a payment. */
const MOST = 6;

/** Suggests fruit whose season begins soon, of other kinds than an order's; two statements besides the buyer's. */
export async function suggestForOrder(
  { path: { id } }: Input<"GET /v1/app-users/orders/{id}/season-suggestions">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/app-users/orders/{id}/season-suggestions">> {
  const { db } = context;
  const now = context.now();
  if (!(await findAccessibleOrder(db, context, id))) return refuse("ORDER_NOT_FOUND");
  const month = Number(kstDateOf(now.toISOString()).slice(5, 7));
  const suggested = suggestBySeason(await listSeasonalFruit(db, id, now), month, MOST);
  return ok({
    list: suggested.map(({ product, month: begin }) => ({
      product: presentSummary(product, now),
      month: begin,
    })),
  });
}
