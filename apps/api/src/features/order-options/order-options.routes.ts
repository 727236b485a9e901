import { operatorOrderOptionCalls } from "@todayfruit/contract/order-options/operator-order-options.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { changeOrderOption } from "./change-order-option.ts";

export const operatorOrderOptionRoutes = bindCalls(operatorOrderOptionCalls, {
  "PUT /operator/v1/orders/{id}/option": changeOrderOption,
});
