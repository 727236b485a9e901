import { withdrawalCalls } from "@todayfruit/contract/calls/buy/withdrawals";
import { bind } from "../../../http/bind.ts";
import { withdrawGuestOrder, withdrawGuestProduct } from "./guests/guest-withdraw.ts";
import { showGuestRefundPreview } from "./guests/show-guest-refund-preview.ts";
import { showRefundPreview } from "./preview-refund.ts";
import { withdrawOrder, withdrawProduct } from "./withdraw.ts";

export const withdrawalRoutes = bind(withdrawalCalls, {
  "PUT /v3/app-users/orders/{id}/withdraw": withdrawOrder,
  "PUT /v3/app-users/order-items/{id}/products/{pid}/withdraw": withdrawProduct,
  "PUT /v3/app-users/orders/{id}/guest-withdraw": withdrawGuestOrder,
  "PUT /v3/app-users/order-items/{id}/products/{pid}/guest-withdraw": withdrawGuestProduct,
  "GET /v1/app-users/orders/{id}/refund-preview": showRefundPreview,
  "GET /v1/app-users/orders/{id}/refund-preview/guest": showGuestRefundPreview,
});
