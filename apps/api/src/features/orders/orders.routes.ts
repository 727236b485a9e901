import { orderCalls } from "@todayfruit/contract/calls/buy/orders";
import { ok, refuse } from "@todayfruit/domain/result";
import { bind } from "../../http/bind.ts";
import { isOrderTheirs } from "./guest-proofs.repository.ts";
import { listGuestOrders } from "./list-guest-orders.ts";
import { listOrders } from "./list-orders.ts";
import { presentOrder } from "./order.presenter.ts";
import { canSeeOrder } from "./orders.policy.ts";
import { findOrderRow } from "./orders.repository.ts";

export const orderRoutes = bind(orderCalls, {
  "GET /v1.2/app-users/orders/{id}": async ({ path }, { db, buyer, now }) => {
    const order = await findOrderRow(db, path.id);
    if (!order) return refuse("ORDER_NOT_FOUND");
    const isOwn = canSeeOrder(buyer, order);
    if (!isOwn && !(await isOrderTheirs(db, { orderId: path.id, userId: buyer.id, now: now() })))
      return refuse("ORDER_NOT_FOUND");
    return ok(presentOrder(order));
  },
  "GET /v1/app-users/order-items": listOrders,
  "GET /v1/app-users/order-items/guest": listGuestOrders,
});
