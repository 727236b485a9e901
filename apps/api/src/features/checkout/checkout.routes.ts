import { checkoutCalls } from "@todayfruit/contract/calls/buy/checkout";
import { bind } from "../../http/bind.ts";
import { checkOrder } from "./check-order.ts";
import { openGiftTmp, openOrderTmp } from "./open-order-tmp.ts";
import { calculateOrderTmp, changeOrderTmpAddress, showOrderTmp } from "./show-order-tmp.ts";

export const checkoutRoutes = bind(checkoutCalls, {
  "POST /v4/app-users/order-tmp": (input, context) => openOrderTmp(context, input),
  "POST /v4/app-users/order-tmp/gift": (input, context) => openGiftTmp(context, input),
  "GET /v4/app-users/order-tmp/{id}": ({ path }, context) => showOrderTmp(context, path.id),
  "PUT /v3/app-users/order-tmp/address/{id}": (input, context) => changeOrderTmpAddress(context, input),
  "PATCH /v4/app-users/order-tmp/calculate/{id}": (input, context) => calculateOrderTmp(context, input),
  "POST /v4/app-users/order-tmp/chk/{id}": (input, context) => checkOrder(context, input),
});
