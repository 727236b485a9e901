import { trackingCalls } from "@todayfruit/contract/calls/buy/tracking";
import { bind } from "../../../http/bind.ts";
import { showTracking } from "./show-tracking.ts";

export const trackingRoutes = bind(trackingCalls, {
  "GET /v1/app-users/orders/{id}/tracking": showTracking,
});
