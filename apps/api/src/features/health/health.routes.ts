import { healthCalls } from "@todayfruit/contract/health/health.calls";
import { bind } from "../../http/bind-calls.ts";
import { showHealth } from "./show-health.ts";

export const healthRoutes = bind(healthCalls, { "GET /operator/v1/health": showHealth });
