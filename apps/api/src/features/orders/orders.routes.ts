import { orderCalls } from "@todayfruit/contract/calls/buy/orders";
import { ok, refuse } from "@todayfruit/domain/result";
import { bind } from "../../http/bind.ts";
import { listGuestOrders } from "./list-guest-orders.ts";
import { listOrders } from "./list-orders.ts";
import { presentOrder } from "./order.presenter.ts";
import { canSeeOrder } from "./orders.policy.ts";
import { findOrderRow } from "./orders.repository.ts";

export const orderRoutes = bind(orderCalls, {
  "GET /v1.2/app-users/orders/{id}": async ({ path }, { db, buyer }) => {
    const order = await findOrderRow(db, path.id);
    return order && canSeeOrder(buyer, order)
      ? ok(presentOrder(order))
      : refuse("ORDER_NOT_FOUND", undefined);
  },
  "GET /v1/app-users/order-items": (input, context) => listOrders(context, input),
  "GET /v1/app-users/order-items/guest": (input, context) => listGuestOrders(context, input),
});
