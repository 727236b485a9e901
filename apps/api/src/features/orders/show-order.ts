import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { canAccessOrder } from "./order.policy.ts";
import { presentOrder } from "./order.presenter.ts";
import { findOrderRow } from "./read-orders.repository.ts";

/** Shows an order with its products, address and payment. */
export async function showOrder(
  { path }: Input<"GET /v1.2/app-users/orders/{id}">,
  context: BuyerContext,
): Promise<Answer<"GET /v1.2/app-users/orders/{id}">> {
  const order = await findOrderRow(context.db, path.id, "buyer");
  if (!order || !(await canAccessOrder(context.db, context, order))) return refuse("ORDER_NOT_FOUND");
  return ok(presentOrder(order, (await context.deliveryCalendar.read()).remoteAreas, context.now()));
}
