import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { findAccessibleOrder } from "../../orders/order.policy.ts";
import { presentShipment } from "../order-detail-and-moves.presenter.ts";
import { listShipments } from "../shipments-and-carriers.repository.ts";

/** Shows the parcels of an order with their tracking. Refused for gifts. */
export async function showTracking(
  { path }: Input<"GET /v1/app-users/orders/{id}/tracking">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/app-users/orders/{id}/tracking">> {
  const order = await findAccessibleOrder(context.db, context, path.id);
  if (!order) return refuse("ORDER_NOT_FOUND");
  // Tracking reveals the destination, which only a gift's receiver may know.
  if (order.is_gift) return refuse("GIFT_ORDER");
  return ok({ list: (await listShipments(context.db, path.id)).map(presentShipment) });
}
