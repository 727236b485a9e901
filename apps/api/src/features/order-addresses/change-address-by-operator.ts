import type { Input } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { areaOf } from "@todayfruit/domain/shipping/area-of-zonecode";
import { checkAndNormalizeDeliveryAddress } from "@todayfruit/domain/shipping/check-and-normalize-delivery-address";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { lockCancellable } from "../cancellations/cancellable-orders.repository.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { findZonecode } from "../orders/address/order-addresses.repository.ts";
import { announceAboutOrder } from "../orders/notices/announce-about-order.ts";
import { refundMoney } from "../payments/refunds/refund-money.ts";
import {
  type Redirected,
  type RedirectRefusal,
  redirectOrderToNewAddress,
} from "./redirect-order-to-new-address.ts";

type Call = "PUT /operator/v1/orders/{id}/delivery-address";

/**
 * Changes the delivery address of an order for its buyer until it is dispatched, by the rules of the buyer's own change,
 * and tells the buyer. The trail names the areas and postcodes alone: the address is personal data.
 */
export async function changeAddressByOperator(
  { path: { id }, body }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const address = checkAndNormalizeDeliveryAddress(body.address);
  if (!address.ok) return refuse(address.code);
  const calendar = await context.deliveryCalendar.read();
  const now = context.now();
  const done = await context.db.transaction<Result<Redirected, RedirectRefusal, undefined>>(
    async (tx) => {
      const order = await lockCancellable(tx, id);
      if (!order) return refuse("ORDER_NOT_FOUND");
      const before = await findZonecode(tx, id);
      const moved = await redirectOrderToNewAddress(tx, {
        order,
        address: address.value,
        calendar,
        by: "shop",
        now,
      });
      if (!moved.ok) return moved;
      const { zonecode } = address.value;
      const { area, money, points, productIds } = moved.value;
      await announceAboutOrder(tx, context, {
        orderId: id,
        productIds,
        template: "ORDER_ADDRESS_CHANGED",
        variables: { 사유: body.reason },
        key: `address ${now.toISOString()}`,
      });
      await addAction(tx, context, {
        action: "orders.address",
        subject: `order ${id}`,
        before: { zonecode: before, area: before && areaOf(before, calendar.remoteAreas) },
        after: { zonecode, area, refundPrice: money, refundPoint: points },
        reason: body.reason,
      });
      return moved;
    },
    (result) => result.ok,
  );
  if (!done.ok) return done;
  const { uuid, area, money, points } = done.value;
  if (money > 0) await refundMoney(context, uuid);
  return ok({ id, areaAddress: area, refundPrice: money, refundPoint: points });
}
