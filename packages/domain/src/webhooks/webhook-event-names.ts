/** Types of events that webhooks carry, in the order of an order's life; `webhook.test` is sent on request alone. */
export const WEBHOOK_EVENTS = [
  "order.paid",
  "order.accepted",
  "order.held",
  "order.dispatched",
  "order.delivered",
  "order.completed",
  "order.cancelled",
  "claim.requested",
  "claim.decided",
  "refund.done",
  "stock.changed",
  "product.changed",
  "price.changed",
  "review.created",
  "question.created",
  "member.deleted",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Type of the event that an operator sends to try an endpoint. */
export const TEST_EVENT = "webhook.test";
