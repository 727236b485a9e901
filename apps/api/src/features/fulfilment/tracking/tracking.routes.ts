import { trackingCalls } from "@todayfruit/contract/fulfilment/tracking.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { showTracking } from "./show-tracking.ts";

export const trackingRoutes = bindCalls(trackingCalls, {
  "GET /v1/app-users/orders/{id}/tracking": showTracking,
});
