import { operatorAlertCalls } from "@todayfruit/contract/calls/operator/alerts";
import { bind } from "../../../http/bind.ts";
import { showPaymentAlerts } from "./list-alerts.ts";
import { resolveAlert } from "./resolve-alert.ts";

export const alertRoutes = bind(operatorAlertCalls, {
  "GET /operator/v1/payment-alerts": showPaymentAlerts,
  "PUT /operator/v1/payment-alerts/{id}/resolve": resolveAlert,
});
