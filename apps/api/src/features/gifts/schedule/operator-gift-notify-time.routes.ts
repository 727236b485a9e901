import { operatorGiftScheduleCalls } from "@todayfruit/contract/gifts/operator-gift-notify-at.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { changeNotifyAtByOperator } from "./change-notify-at-by-operator.ts";

export const operatorGiftScheduleRoutes = bindCalls(operatorGiftScheduleCalls, {
  "PUT /operator/v1/gift-groups/{id}/notify-at": changeNotifyAtByOperator,
});
