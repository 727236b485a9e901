import { operatorGiftScheduleCalls } from "@todayfruit/contract/gifts/operator-gift-notify-at.calls";
import { bind } from "../../../http/bind-calls.ts";
import { changeNotifyAtByOperator } from "./change-notify-at-by-operator.ts";

export const operatorGiftScheduleRoutes = bind(operatorGiftScheduleCalls, {
  "PUT /operator/v1/gift-groups/{id}/notify-at": changeNotifyAtByOperator,
});
