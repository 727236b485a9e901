import { personalCalls } from "@todayfruit/contract/calls/browse/personal";
import { bind } from "../../http/bind.ts";
import { askForOpening, showAlarm, showAlarms, stopWaiting } from "./ask-for-opening.ts";

const {
  "POST /v2/alarm/product/{id}/open": ask,
  "DELETE /v2/alarm/product/{id}/open": stop,
  "GET /v1/alarm/product/{id}/open": show,
  "GET /v1/alarm/product": list,
} = personalCalls;

export const openingAlarmRoutes = bind(
  {
    "POST /v2/alarm/product/{id}/open": ask,
    "DELETE /v2/alarm/product/{id}/open": stop,
    "GET /v1/alarm/product/{id}/open": show,
    "GET /v1/alarm/product": list,
  },
  {
    "POST /v2/alarm/product/{id}/open": askForOpening,
    "DELETE /v2/alarm/product/{id}/open": stopWaiting,
    "GET /v1/alarm/product/{id}/open": showAlarm,
    "GET /v1/alarm/product": showAlarms,
  },
);
