import { cancellationCalls } from "@todayfruit/contract/cancellations/cancellations.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { cancelOrder, cancelOrderProduct } from "./cancel-order.ts";
import { cancelGuestOrder, cancelGuestProduct } from "./guests/cancel-as-guest.ts";
import { showGuestRefundPreview } from "./guests/show-guest-refund-preview.ts";
import { showRefundPreview } from "./preview-refund.ts";
import { takeBackRequest } from "./requests/take-back-request.ts";

export const cancellationRoutes = bindCalls(cancellationCalls, {
  "PUT /v3/app-users/orders/{id}/withdraw": cancelOrder,
  "PUT /v3/app-users/order-items/{id}/products/{pid}/withdraw": cancelOrderProduct,
  "PUT /v3/app-users/orders/{id}/guest-withdraw": cancelGuestOrder,
  "PUT /v3/app-users/order-items/{id}/products/{pid}/guest-withdraw": cancelGuestProduct,
  "DELETE /v1/app-users/orders/{id}/withdraw-request": takeBackRequest,
  "GET /v1/app-users/orders/{id}/refund-preview": showRefundPreview,
  "GET /v1/app-users/orders/{id}/refund-preview/guest": showGuestRefundPreview,
});
