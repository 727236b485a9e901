import type { BillingGateway, BillingPayInput, BillingReply } from "../billing-gateway-types.ts";
import type { PaymentReply } from "../provider-reply-types.ts";
import type { TossCall, TossReply } from "./toss-http.ts";

/** Factor on the timeout of a charge: without the buyer present it may take a minute. */
const PATIENCE = 6;

/**
 * Creates the gateway for billing of Toss Payments.
 *
 * @param readPayment reads the reply to a charge as the payment of the order and amount in the input
 */
export function createTossBilling(
  call: (call: TossCall) => Promise<TossReply>,
  readPayment: (reply: TossReply, input: BillingPayInput) => Promise<PaymentReply>,
): BillingGateway {
  return {
    async issueByWindow({ authKey, customerKey, idempotencyKey }) {
      const body = { authKey, customerKey };
      const path = "/v1/billing/authorizations/issue";
      return readIssued(await call({ method: "POST", path, body, idempotencyKey }), customerKey);
    },
    async issueByCard({ customerKey, idempotencyKey, ...card }) {
      const body = {
        customerKey,
        cardNumber: card.cardNumber,
        cardExpirationMonth: card.month,
        cardExpirationYear: card.year2digits,
        customerIdentityNumber: card.dateOfBirth,
        cardPassword: card.cardPassword,
      };
      const path = "/v1/billing/authorizations/card";
      return readIssued(await call({ method: "POST", path, body, idempotencyKey }), customerKey);
    },
    async pay(input) {
      const { billingKey, idempotencyKey, customerName, customerEmail, ...said } = input;
      const body = {
        ...said,
        ...(customerName === null ? {} : { customerName }),
        ...(customerEmail === null ? {} : { customerEmail }),
      };
      const path = `/v1/billing/${encodeURIComponent(billingKey)}`;
      return readPayment(
        await call({ method: "POST", path, body, idempotencyKey, patience: PATIENCE }),
        input,
      );
    },
    async remove(billingKey) {
      const reply = await call({ method: "DELETE", path: `/v1/billing/${encodeURIComponent(billingKey)}` });
      if (reply.kind === "ok") return { kind: "done" };
      const code = reply.kind === "refused" ? reply.code : reply.reason;
      const isGone =
        code === "ALREADY_REMOVED_BILLING_KEY" || code === "INVALID_BILL_KEY_REQUEST" || code === "NOT_FOUND";
      return isGone ? { kind: "done" } : { kind: "not-done", code };
    },
  };
}

/** Reads an issued key. A key for another customer, or without its card, is a malformed reply. */
function readIssued(reply: TossReply, customerKey: string): BillingReply {
  if (reply.kind !== "ok") return reply;
  const { billingKey, card, customerKey: owner } = objectOf(reply.body);
  const { issuerCode, number } = objectOf(card);
  const isWhole = [billingKey, issuerCode, number].every((text) => typeof text === "string" && text !== "");
  if (!isWhole || owner !== customerKey || !String(number).includes("*"))
    return { kind: "unreachable", reason: "malformed-reply" };
  return {
    kind: "issued",
    billingKey: String(billingKey),
    card: { issuerCode: String(issuerCode), numberMasked: String(number) },
  };
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
