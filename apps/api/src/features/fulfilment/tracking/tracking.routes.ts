import { trackingCalls } from "@todayfruit/contract/fulfilment/tracking.calls";
import { bind } from "../../../http/bind-calls.ts";
import { showTracking } from "./show-tracking.ts";

export const trackingRoutes = bind(trackingCalls, {
  "GET /v1/app-users/orders/{id}/tracking": showTracking,
});
