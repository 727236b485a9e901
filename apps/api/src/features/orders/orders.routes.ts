import { orderCalls } from "@todayfruit/contract/orders/orders.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { listGuestOrders } from "./guest-orders/list-guest-orders.ts";
import { listOrders } from "./list-orders.ts";
import { showOrder } from "./show-order.ts";

export const orderRoutes = bindCalls(orderCalls, {
  "GET /v1.2/app-users/orders/{id}": showOrder,
  "GET /v1/app-users/order-items": listOrders,
  "GET /v1/app-users/order-items/guest": listGuestOrders,
});
