import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addReading } from "../operator-actions/operator-actions.repository.ts";
import { earliestKnownInstant, instantOf } from "./find-earliest-and-asked-instant.ts";
import { presentPastOrder } from "./order-as-of.presenter.ts";
import { findPastOrder } from "./order-as-of.repository.ts";

/** Shows an order as it was at an instant; the reading is recorded, since the order is a member's. */
export async function showOrderAsOf(
  { path: { id }, query = {} }: Input<"GET /operator/v1/orders/{id}/as-of">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/orders/{id}/as-of">> {
  const now = context.now();
  const at = instantOf(query.at, now);
  if (at === null) return refuse("INVALID_INPUT");
  const order = await findPastOrder(context.db, id);
  if (!order) return refuse("ORDER_NOT_FOUND");
  await addReading(context.db, context, {
    subject: `order ${id}`,
    by: ["id", "at"],
    shown: { members: [order.user_id] },
    isMasked: true,
    reason: null,
  });
  return ok(presentPastOrder(order, at, earliestKnownInstant(order.since, now)));
}
