import type { CashReceiptGateway, CashReceiptReply, ProviderReceipt } from "./cash-receipt-gateway.ts";
import type { TossCall, TossReply } from "./toss-http.ts";

const TYPES = { income_deduction: "소득공제", expenditure_proof: "지출증빙" } as const;

/** Cash receipts of Toss Payments. An issue that the tax office has not confirmed yet counts as issued. */
export function createTossReceipts(call: (call: TossCall) => Promise<TossReply>): CashReceiptGateway {
  return {
    async issue({ orderId, orderName, type, identity, amount, taxFreeAmount, idempotencyKey }) {
      const body = {
        orderId,
        orderName,
        type: TYPES[type],
        customerIdentityNumber: identity,
        amount,
        taxFreeAmount,
      };
      return read(await call({ method: "POST", path: "/v1/cash-receipts", body, idempotencyKey }), amount);
    },
    async cancel({ receiptKey, amount, idempotencyKey }) {
      const path = `/v1/cash-receipts/${encodeURIComponent(receiptKey)}/cancel`;
      return read(await call({ method: "POST", path, body: { amount }, idempotencyKey }), amount);
    },
  };
}

/** A success over another amount proves nothing. */
function read(reply: TossReply, amount: number): CashReceiptReply {
  if (reply.kind === "unreachable") return reply;
  if (reply.kind === "refused") return { kind: "refused", code: reply.code };
  const receipt = readReceipt(reply.body);
  if (receipt === null || receipt.amount !== amount)
    return { kind: "unreachable", reason: "malformed-reply" };
  return receipt.hasFailed ? { kind: "refused", code: "FAILED_CASH_RECEIPT" } : { kind: "done", receipt };
}

function readReceipt(body: unknown): (ProviderReceipt & { hasFailed: boolean }) | null {
  if (typeof body !== "object" || body === null) return null;
  const { receiptKey, issueNumber, receiptUrl, amount, issueStatus } = body as Record<string, unknown>;
  if (typeof receiptKey !== "string" || receiptKey === "" || typeof amount !== "number") return null;
  return {
    receiptKey,
    issueNumber: typeof issueNumber === "string" ? issueNumber : null,
    receiptUrl: typeof receiptUrl === "string" ? receiptUrl : null,
    amount,
    hasFailed: issueStatus === "FAILED",
  };
}
