import { healthCalls } from "@todayfruit/contract/health/operator-health.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { runAuditDrill } from "./run-audit-drill.ts";
import { showHealth } from "./show-health.ts";

export const healthRoutes = bindCalls(healthCalls, {
  "GET /operator/v1/health": showHealth,
  "POST /operator/v1/health/drills": runAuditDrill,
});
