import { operatorPaymentAlertCalls } from "@todayfruit/contract/payments/operator-payment-alerts.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { listPaymentAlerts } from "./list-payment-alerts.ts";
import { resolvePaymentAlert } from "./resolve-payment-alert.ts";

export const paymentAlertRoutes = bindCalls(operatorPaymentAlertCalls, {
  "GET /operator/v1/payment-alerts": listPaymentAlerts,
  "PUT /operator/v1/payment-alerts/{id}/resolve": resolvePaymentAlert,
});
