import type {
  CashReceiptGateway,
  CashReceiptReply,
  FiledReceipt,
  FiledReceiptsReply,
  ProviderReceipt,
} from "../cash-receipt-gateway-types.ts";
import type { TossCall, TossReply } from "./toss-http.ts";

/** Cash receipts of Toss Payments: issue, cancel and find. */

const PAGE = 100;
/** Most pages of receipts read for one day. */
const MOST_PAGES = 100;
const TYPES = { income_deduction: "소득공제", expenditure_proof: "지출증빙" } as const;

/**
 * Creates the gateway for cash receipts of Toss Payments. A receipt that the tax office has not confirmed yet counts
 * as issued.
 */
export function createTossCashReceipts(call: (call: TossCall) => Promise<TossReply>): CashReceiptGateway {
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
    async list({ orderId, days }) {
      const receipts: FiledReceipt[] = [];
      for (const day of days) {
        const listed = await listDay(day, orderId);
        if (listed.kind === "unreachable") return listed;
        receipts.push(...listed.receipts);
      }
      return { kind: "found", receipts };
    },
  };

  async function listDay(day: string, orderId: string): Promise<FiledReceiptsReply> {
    const receipts: FiledReceipt[] = [];
    let cursor = "";
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const path = `/v1/cash-receipts?requestDate=${day}&limit=${PAGE}${cursor}`;
      const reply = await call({ method: "GET", path });
      if (reply.kind === "unreachable") return reply;
      const read = reply.kind === "ok" ? readPage(reply.body, orderId) : null;
      if (read === null) return { kind: "unreachable", reason: "malformed-reply" };
      receipts.push(...read.receipts);
      if (read.next === null) return { kind: "found", receipts };
      cursor = `&cursor=${encodeURIComponent(read.next)}`;
    }
    return { kind: "unreachable", reason: "malformed-reply" };
  }
}

/**
 * Reads one page of the list: the receipts of the order that did not fail, and the cursor of the next page. Returns
 * `null` when the page is malformed.
 */
function readPage(body: unknown, orderId: string): { receipts: FiledReceipt[]; next: string | null } | null {
  if (typeof body !== "object" || body === null) return null;
  const { data, hasNext, lastCursor } = body as Record<string, unknown>;
  if (
    !Array.isArray(data) ||
    (hasNext === true && typeof lastCursor !== "string" && typeof lastCursor !== "number")
  )
    return null;
  const receipts = (data as unknown[]).flatMap((entry) => {
    const receipt = readReceipt(entry);
    const { orderId: of, transactionType } = (entry ?? {}) as Record<string, unknown>;
    return receipt === null || receipt.hasFailed || of !== orderId
      ? []
      : [{ ...receipt, isCancel: transactionType === "CANCEL" }];
  });
  return { receipts, next: hasNext === true ? String(lastCursor) : null };
}

/** Reads the reply to a request; a success with another amount is a malformed reply. */
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
