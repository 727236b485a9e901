/**
 * The payment or deposit that a webhook refers to. Bodies are unsigned, so it says only which payment the shop reads
 * again from Toss.
 */
export type TossWebhook =
  | {
      readonly kind: "payment-status";
      readonly paymentKey: string;
      readonly orderId: string;
      /** Status that the webhook claims; used only to see that it contains no news. */
      readonly status: string | null;
    }
  | {
      readonly kind: "deposit";
      readonly orderId: string;
      readonly secret: string;
      readonly status: string;
      readonly transactionKey: string;
    }
  | { readonly kind: "unknown" };

const TEXT_MAX = 300;

/**
 * Parses a webhook of Toss, which has two shapes: PAYMENT_STATUS_CHANGED has an envelope around a Payment; the
 * deposit callback is flat and names no event.
 * @param body parsed JSON of the request
 * @example parseTossWebhook({ eventType: "PAYMENT_STATUS_CHANGED", data: { paymentKey: "k", orderId: "o" } })
 *   // { kind: "payment-status", paymentKey: "k", orderId: "o", status: null }
 */
export function parseTossWebhook(body: unknown): TossWebhook {
  if (!isObject(body)) return { kind: "unknown" };
  const { eventType, data } = body;
  if (eventType === "PAYMENT_STATUS_CHANGED") {
    if (!isObject(data) || !isText(data.paymentKey) || !isText(data.orderId)) return { kind: "unknown" };
    const status = isText(data.status) ? data.status : null;
    return { kind: "payment-status", paymentKey: data.paymentKey, orderId: data.orderId, status };
  }
  const { orderId, secret, status, transactionKey } = body;
  if (eventType !== undefined || !isText(orderId) || !isText(secret)) return { kind: "unknown" };
  if (!isText(status) || !isText(transactionKey)) return { kind: "unknown" };
  return { kind: "deposit", orderId, secret, status, transactionKey };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= TEXT_MAX;
}
