import { operatorAdvertisingCalls } from "@todayfruit/contract/advertising/send-advertisement-to-member.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { sendAdvertisement } from "./send-advertisement.ts";

export const advertisingRoutes = bindCalls(operatorAdvertisingCalls, {
  "POST /operator/v1/members/{id}/advertisement": sendAdvertisement,
});
