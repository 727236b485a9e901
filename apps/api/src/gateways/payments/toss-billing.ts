import type { BillingGateway, BillingPayInput, BillingReply } from "./billing-gateway.ts";
import type { PaymentReply } from "./payment-gateway.ts";
import type { TossCall, TossReply } from "./toss-http.ts";

/** A charge without the buyer's presence may take a minute; the others answer as soon as all do. */
const PATIENCE = 6;

/**
 * Billing of Toss Payments.
 *
 * @param readPayment what a reply says of a payment of an order over an amount
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

/** A key for another customer, or without its card, is no key of ours. */
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
