import { returnCalls } from "@todayfruit/contract/returns/returns.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { listOwnReturnsOfOrder } from "./own/list-own-returns-of-order.ts";
import { previewReturnRefund } from "./preview-return-refund.ts";
import { requestReturn } from "./request-return.ts";
import { showReturnableLines } from "./show-returnable-lines.ts";

export const returnRoutes = bindCalls(returnCalls, {
  "GET /v1/app-users/order-items/{id}/products/{pid}/claimable": showReturnableLines,
  "POST /v1/app-users/order-items/{id}/products/{pid}/claims": requestReturn,
  "POST /v1/app-users/order-items/{id}/products/{pid}/claims/preview": previewReturnRefund,
  "GET /v1/app-users/orders/{id}/claims": listOwnReturnsOfOrder,
});
