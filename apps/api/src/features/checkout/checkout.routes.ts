import { checkoutCalls } from "@todayfruit/contract/checkout/checkout.calls";
import { bind } from "../../http/bind-calls.ts";
import { submitOrderForm } from "./submit-order-form.ts";
import { calculateOrderTmp, changeOrderTmpAddress, showOrderTmp } from "./manage-order-tmp.ts";
import { openGiftTmp, openOrderTmp } from "./open-order-tmp.ts";

export const checkoutRoutes = bind(checkoutCalls, {
  "POST /v4/app-users/order-tmp": openOrderTmp,
  "POST /v4/app-users/order-tmp/gift": openGiftTmp,
  "GET /v4/app-users/order-tmp/{id}": showOrderTmp,
  "PUT /v3/app-users/order-tmp/address/{id}": changeOrderTmpAddress,
  "PATCH /v4/app-users/order-tmp/calculate/{id}": calculateOrderTmp,
  "POST /v4/app-users/order-tmp/chk/{id}": submitOrderForm,
});
