import { analyticsCalls } from "@todayfruit/contract/calls/browse/analytics";
import { operatorAnalyticsCalls } from "@todayfruit/contract/calls/operator/analytics";
import { bind } from "../../http/bind.ts";
import { collectEvents } from "./collect-events.ts";
import { showAnalytics } from "./show-analytics.ts";

export const analyticsRoutes = bind(analyticsCalls, {
  "POST /v1/events": collectEvents,
});

export const operatorAnalyticsRoutes = bind(operatorAnalyticsCalls, {
  "GET /operator/v1/analytics": showAnalytics,
});
