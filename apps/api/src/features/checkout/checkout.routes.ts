import { checkoutCalls } from "@todayfruit/contract/checkout/checkout.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { openGiftOrderForm, openOrderForm } from "./open-order-form.ts";
import { calculateOrderForm, changeOrderFormAddress, showOrderForm } from "./show-and-update-order-form.ts";
import { submitOrderForm } from "./submit-order-form.ts";

export const checkoutRoutes = bindCalls(checkoutCalls, {
  "POST /v4/app-users/order-tmp": openOrderForm,
  "POST /v4/app-users/order-tmp/gift": openGiftOrderForm,
  "GET /v4/app-users/order-tmp/{id}": showOrderForm,
  "PUT /v3/app-users/order-tmp/address/{id}": changeOrderFormAddress,
  "PATCH /v4/app-users/order-tmp/calculate/{id}": calculateOrderForm,
  "POST /v4/app-users/order-tmp/chk/{id}": submitOrderForm,
});
