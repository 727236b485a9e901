import type { Input } from "@todayfruit/contract/all-calls";
import { areaFeeDifference } from "@todayfruit/domain/order-addresses/area-change-refund";
import { ok, refuse } from "@todayfruit/domain/result";
import { areaOf } from "@todayfruit/domain/shipping/area-of-zonecode";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { buildRefundInputOfOrder, givenOf } from "../cancellations/build-refund-input-of-order.ts";
import {
  findCancellable,
  listPurchasedProducts,
  sumGiven,
} from "../cancellations/cancellable-orders.repository.ts";
import { lastArrivalIn } from "../delivery-promises/renew-promises-of-changed-order.ts";
import { canAccessOrder } from "../orders/order.policy.ts";
import { areProductsDeliverableToArea } from "./are-products-deliverable-to-area.ts";

type Call = "GET /v1/app-users/orders/{id}/delivery-address/preview";

/** Shows what another area would change for an order: its shipping fee and the last day of arrival. */
export async function previewDeliveryAddress(
  { path, query }: Input<Call>,
  context: BuyerContext,
): Promise<Answer<Call>> {
  const { db } = context;
  const order = await findCancellable(db, path.id);
  if (!order || !(await canAccessOrder(db, context, order))) return refuse("ORDER_NOT_FOUND");
  if (order.is_gift) return refuse("GIFT_ORDER");
  const calendar = await context.deliveryCalendar.read();
  const area = areaOf(query.zonecode, calendar.remoteAreas);
  const products = await listPurchasedProducts(db, order.id);
  const given = givenOf(products, await sumGiven(db, order.id));
  return ok({
    areaAddress: area,
    feeDifference: areaFeeDifference(buildRefundInputOfOrder(order, products), given, area),
    lastArrivalDate: await lastArrivalIn(db, { orderId: order.id, area, calendar }),
    isUndeliverable: !(await areProductsDeliverableToArea(db, products, area)),
  });
}
