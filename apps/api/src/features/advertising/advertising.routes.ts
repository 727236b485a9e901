import { operatorAdvertisingCalls } from "@todayfruit/contract/calls/operator/advertising";
import { bind } from "../../http/bind.ts";
import { advertise } from "./advertise.ts";

export const advertisingRoutes = bind(operatorAdvertisingCalls, {
  "POST /operator/v1/members/{id}/advertisement": advertise,
});
