import { draftOrderCalls } from "@todayfruit/contract/draft-orders/draft-orders.calls";
import { operatorDraftOrderCalls } from "@todayfruit/contract/draft-orders/operator-draft-orders.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { cancelDraftOrder } from "./cancel-draft-order.ts";
import { createDraftOrder } from "./create-draft-order.ts";
import { listDraftOrders } from "./list-draft-orders.ts";
import { showDraftOrder } from "./show-draft-order.ts";

export const draftOrderRoutes = bindCalls(draftOrderCalls, {
  "GET /v1/draft-orders/{token}": showDraftOrder,
});

export const operatorDraftOrderRoutes = bindCalls(operatorDraftOrderCalls, {
  "GET /operator/v1/draft-orders": listDraftOrders,
  "POST /operator/v1/draft-orders": createDraftOrder,
  "PUT /operator/v1/draft-orders/{id}/cancel": cancelDraftOrder,
});
