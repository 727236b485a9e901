import { dispatchCalls } from "@todayfruit/contract/fulfilment/dispatches.calls";
import { operatorOrderCalls } from "@todayfruit/contract/fulfilment/operator-orders.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { acceptOrders } from "./accept-orders.ts";
import { listOrdersForOperator } from "./desk/list-orders-for-operator.ts";
import { correctParcelInvoiceNumber } from "./dispatching/correct-parcel-invoice-number.ts";
import { dispatchOrder } from "./dispatching/dispatch-order.ts";
import { dispatchOrders } from "./dispatching/dispatch-orders.ts";
import { dispatchOrdersFromCsv } from "./dispatching/dispatch-orders-from-csv.ts";
import { showOrderToOperator, showPersonalData } from "./show-order-and-personal-data.ts";
import { listCarriers } from "./tracking/list-carriers.ts";
import { acceptOrder, holdOrderProducts, markArrived } from "./transition-order.ts";

export const dispatchRoutes = bindCalls(dispatchCalls, {
  "POST /operator/v1/orders/dispatch": dispatchOrders,
  "PUT /operator/v1/shipments/{id}/invoice": correctParcelInvoiceNumber,
});

export const fulfilmentRoutes = bindCalls(operatorOrderCalls, {
  "GET /operator/v1/orders": listOrdersForOperator,
  "GET /operator/v1/orders/{id}": showOrderToOperator,
  "POST /operator/v1/orders/{id}/personal-data": showPersonalData,
  "PUT /operator/v1/orders/{id}/accept": acceptOrder,
  "POST /operator/v1/orders/accept": acceptOrders,
  "PUT /operator/v1/orders/{id}/hold": holdOrderProducts,
  "PUT /operator/v1/orders/{id}/dispatch": dispatchOrder,
  "PUT /operator/v1/orders/{id}/arrive": markArrived,
  "POST /operator/v1/dispatches": dispatchOrdersFromCsv,
  "GET /operator/v1/carriers": listCarriers,
});
