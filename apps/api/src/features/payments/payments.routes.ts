import { paymentCalls } from "@todayfruit/contract/payments/payments.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { buildPaymentWindowParameters } from "./build-payment-window-parameters.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { failPayment } from "./fail-payment.ts";
import { payWithSavedCard } from "./pay-with-saved-card.ts";
import { receiveWebhook } from "./receive-webhook.ts";
import { showPayment } from "./show-payment.ts";

export const paymentRoutes = bindCalls(paymentCalls, {
  "POST /v1/payments/{orderId}/start": buildPaymentWindowParameters,
  "POST /v1/payments/confirm": confirmPayment,
  "POST /v1/payments/{orderId}/billing": payWithSavedCard,
  "POST /v1/payments/{orderId}/fail": failPayment,
  "GET /v1/payments/{orderId}": showPayment,
  "POST /v1/payments/webhooks/toss": receiveWebhook,
});
