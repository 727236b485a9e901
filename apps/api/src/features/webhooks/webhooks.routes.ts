import { webhookDeliveryCalls } from "@todayfruit/contract/webhooks/webhook-deliveries.calls";
import { webhookEndpointCalls } from "@todayfruit/contract/webhooks/webhook-endpoints.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { listWebhookDeliveries } from "./deliveries/list-webhook-deliveries.ts";
import { resendWebhook } from "./deliveries/resend-webhook.ts";
import {
  addWebhookEndpoints,
  deleteWebhookEndpoints,
  editWebhookEndpoints,
} from "./endpoints/edit-webhook-endpoints.ts";
import { listWebhookEndpoints } from "./endpoints/list-webhook-endpoints.ts";
import { renewWebhookSecret } from "./endpoints/renew-webhook-secret.ts";
import { sendTestWebhook } from "./endpoints/send-test-webhook.ts";

export const webhookEndpointRoutes = bindCalls(webhookEndpointCalls, {
  "GET /operator/v1/webhook-endpoints": listWebhookEndpoints,
  "POST /operator/v1/webhook-endpoints": addWebhookEndpoints,
  "PATCH /operator/v1/webhook-endpoints": editWebhookEndpoints,
  "POST /operator/v1/webhook-endpoints/delete": deleteWebhookEndpoints,
  "POST /operator/v1/webhook-endpoints/{id}/secret": renewWebhookSecret,
  "POST /operator/v1/webhook-endpoints/{id}/test": sendTestWebhook,
});

export const webhookDeliveryRoutes = bindCalls(webhookDeliveryCalls, {
  "GET /operator/v1/webhook-deliveries": listWebhookDeliveries,
  "POST /operator/v1/webhook-deliveries/{id}/resend": resendWebhook,
});
