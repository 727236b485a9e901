import { paymentCalls } from "@todayfruit/contract/calls/buy/payments";
import { bind } from "../../http/bind.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { failPayment } from "./fail-payment.ts";
import { receiveWebhook } from "./receive-webhook.ts";
import { showPayment } from "./show-payment.ts";
import { startPayment } from "./start-payment.ts";

export const paymentRoutes = bind(paymentCalls, {
  "POST /v1/payments/{orderId}/start": startPayment,
  "POST /v1/payments/confirm": confirmPayment,
  "POST /v1/payments/{orderId}/fail": failPayment,
  "GET /v1/payments/{orderId}": showPayment,
  "POST /v1/payments/webhooks/toss": receiveWebhook,
});
