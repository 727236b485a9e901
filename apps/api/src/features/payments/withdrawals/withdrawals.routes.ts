import { withdrawalCalls } from "@todayfruit/contract/calls/buy/withdrawals";
import { bind } from "../../../http/bind.ts";
import type { Buyer } from "../../../http/context.ts";
import { isOrderTheirs } from "../../orders/guest-proofs.repository.ts";
import { isOrderOf, proveGuest } from "./guests/guest-proof.ts";
import { guestWithdraw } from "./guests/guest-withdraw.ts";
import { previewRefund } from "./preview-refund.ts";
import { withdraw } from "./withdraw.ts";
import type { OrderRow } from "./withdrawals.repository.ts";

export const withdrawalRoutes = bind(withdrawalCalls, {
  "PUT /v3/app-users/orders/{id}/withdraw": ({ path, query }, context) =>
    withdraw(context, {
      orderId: path.id,
      orderProductId: null,
      seen: query ?? {},
      isOwn: ownedBy(context.buyer),
    }),
  "PUT /v3/app-users/order-items/{id}/products/{pid}/withdraw": ({ path, query }, context) =>
    withdraw(context, {
      orderId: path.id,
      orderProductId: path.pid,
      seen: query ?? {},
      isOwn: ownedBy(context.buyer),
    }),
  "PUT /v3/app-users/orders/{id}/guest-withdraw": ({ path, query, body }, context) =>
    guestWithdraw(context, body, { orderId: path.id, orderProductId: null, seen: query ?? {} }),
  "PUT /v3/app-users/order-items/{id}/products/{pid}/guest-withdraw": ({ path, query, body }, context) =>
    guestWithdraw(context, body, { orderId: path.id, orderProductId: path.pid, seen: query ?? {} }),
  "GET /v1/app-users/orders/{id}/refund-preview": async ({ path, query }, context) => {
    const { db, buyer, now } = context;
    const isTheirs = await isOrderTheirs(db, { orderId: path.id, userId: buyer.id, now: now() });
    const orderProductId = query?.productId ?? null;
    return previewRefund(context, { orderId: path.id, orderProductId, isOwn: () => isTheirs });
  },
  "GET /v1/app-users/orders/{id}/refund-preview/guest": async ({ path, query }, context) => {
    const guest = await proveGuest(context, query, "guestOrders");
    if (!guest.ok) return guest;
    const orderProductId = query.productId ?? null;
    return previewRefund(context, {
      orderId: path.id,
      orderProductId,
      isOwn: (order) => isOrderOf(guest.value, order),
    });
  },
});

function ownedBy(buyer: Buyer): (order: OrderRow) => boolean {
  return (order) => order.user_id === buyer.id;
}
