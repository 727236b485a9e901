import { orderNoteCalls } from "@todayfruit/contract/fulfilment/order-notes.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { editOrderNotes } from "./edit-order-notes.ts";
import { countOrdersByView } from "./views/count-orders-by-view.ts";

export const orderDeskRoutes = bindCalls(orderNoteCalls, {
  "PATCH /operator/v1/orders": editOrderNotes,
  "GET /operator/v1/order-views": countOrdersByView,
});
