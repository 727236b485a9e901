import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { announceAboutOrder } from "../../orders/notices/announce-about-order.ts";
import { deriveReturnRequestPath } from "../../orders/notices/derive-return-request-path.ts";
import { deliverReplacementRows } from "./replacements.repository.ts";

/** Marks the replacements of a delivered parcel, if it holds any, and tells their buyers, each once. */
export async function markReplacementsDelivered(
  tx: Tx,
  services: Pick<Services, "rules" | "now">,
  shipmentId: number,
  at: Date,
): Promise<void> {
  for (const { id, order_id, order_product_id } of await deliverReplacementRows(tx, shipmentId, at)) {
    await announceAboutOrder(tx, services, {
      orderId: order_id,
      productIds: [order_product_id],
      template: "EXCHANGE_DELIVERED",
      variables: {},
      key: `return ${id} replacement delivered`,
      href: deriveReturnRequestPath({ id, order_id }),
    });
  }
}
