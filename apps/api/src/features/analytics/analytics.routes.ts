import { operatorAnalyticsCalls } from "@todayfruit/contract/analytics/operator-analytics.calls";
import { analyticsCalls } from "@todayfruit/contract/analytics/page-events.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { collectEvents } from "./collect-events.ts";
import { showAnalytics } from "./show-analytics.ts";

export const analyticsRoutes = bindCalls(analyticsCalls, {
  "POST /v1/events": collectEvents,
});

export const operatorAnalyticsRoutes = bindCalls(operatorAnalyticsCalls, {
  "GET /operator/v1/analytics": showAnalytics,
});
