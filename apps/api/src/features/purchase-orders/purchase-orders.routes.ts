import { purchaseOrderCalls } from "@todayfruit/contract/purchase-orders/purchase-orders.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { closePurchaseOrder } from "./close-purchase-order.ts";
import { createPurchaseOrder } from "./create-purchase-order.ts";
import { editPurchaseOrders } from "./edit-purchase-orders.ts";
import { listPurchaseOrders } from "./list-purchase-orders.ts";
import { listStockReceipts } from "./list-stock-receipts.ts";
import { receiveStock } from "./receive-stock.ts";

export const purchaseOrderRoutes = bindCalls(purchaseOrderCalls, {
  "GET /operator/v1/purchase-orders": listPurchaseOrders,
  "POST /operator/v1/purchase-orders": createPurchaseOrder,
  "PATCH /operator/v1/purchase-orders": editPurchaseOrders,
  "PUT /operator/v1/purchase-orders/{id}/close": closePurchaseOrder,
  "POST /operator/v1/purchase-orders/{id}/receipts": receiveStock,
  "GET /operator/v1/stock-receipts": listStockReceipts,
});
