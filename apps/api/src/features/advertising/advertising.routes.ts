import { operatorAdvertisingCalls } from "@todayfruit/contract/advertising/operator-advertising.calls";
import { bind } from "../../http/bind-calls.ts";
import { sendAdvertisement } from "./send-advertisement.ts";

export const advertisingRoutes = bind(operatorAdvertisingCalls, {
  "POST /operator/v1/members/{id}/advertisement": sendAdvertisement,
});
