import type { Input } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { checkAndNormalizeDeliveryAddress } from "@todayfruit/domain/shipping/check-and-normalize-delivery-address";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { lockCancellable } from "../cancellations/cancellable-orders.repository.ts";
import { presentOrderAddress } from "../orders/address/order-address.presenter.ts";
import { canAccessOrder } from "../orders/order.policy.ts";
import { refundMoney } from "../payments/refunds/refund-money.ts";
import {
  type Redirected,
  type RedirectRefusal,
  redirectOrderToNewAddress,
} from "./redirect-order-to-new-address.ts";

/**
 * Changes the delivery address of an order of which nothing is being packed yet. A lower area fee refunds the
 * difference, money before points; a higher one is refused. The amount of an unpaid order is fixed, so its area fee
 * must stay equal.
 */
export async function changeDeliveryAddress(
  { path, body }: Input<"PUT /v1/app-users/orders/{id}/delivery-address">,
  context: BuyerContext,
): Promise<Answer<"PUT /v1/app-users/orders/{id}/delivery-address">> {
  const address = checkAndNormalizeDeliveryAddress(body);
  if (!address.ok) return refuse(address.code);
  const calendar = await context.deliveryCalendar.read();
  const done = await context.db.transaction<Result<Redirected, RedirectRefusal, undefined>>(
    async (tx) => {
      const order = await lockCancellable(tx, path.id);
      if (!order || !(await canAccessOrder(tx, context, order))) return refuse("ORDER_NOT_FOUND");
      return redirectOrderToNewAddress(tx, {
        order,
        address: address.value,
        calendar,
        by: "buyer",
        now: context.now(),
      });
    },
    (result) => result.ok,
  );
  if (!done.ok) return done;
  const { uuid, kept, money, points } = done.value;
  if (money > 0) await refundMoney(context, uuid);
  return ok({
    id: path.id,
    address: presentOrderAddress(kept, calendar.remoteAreas),
    refundPrice: money,
    refundPoint: points,
  });
}
