import { restockAlarmCalls } from "@todayfruit/contract/restock-alarms/restock-alarms.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { requestRestockAlarm, showAlarms, takeAlarmsBack } from "./manage-restock-alarms.ts";

export const restockAlarmRoutes = bindCalls(restockAlarmCalls, {
  "GET /v1/app-users/restock-alarms": showAlarms,
  "POST /v1/products/{id}/restock-alarms": requestRestockAlarm,
  "DELETE /v1/products/{id}/restock-alarms": takeAlarmsBack,
});
