import { openingAlarmCalls } from "@todayfruit/contract/opening-alarms/opening-alarms.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { requestOpeningAlarm, showAlarm, showAlarms, stopWaiting } from "./manage-opening-alarms.ts";

export const openingAlarmRoutes = bindCalls(openingAlarmCalls, {
  "POST /v2/alarm/product/{id}/open": requestOpeningAlarm,
  "DELETE /v2/alarm/product/{id}/open": stopWaiting,
  "GET /v1/alarm/product/{id}/open": showAlarm,
  "GET /v1/alarm/product": showAlarms,
});
