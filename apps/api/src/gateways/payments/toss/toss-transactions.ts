import type { ProviderTransaction, TransactionListGateway } from "../transaction-list-gateway-types.ts";
import type { TossCall, TossReply } from "./toss-http.ts";

const KST_OFFSET_MS = 9 * 3_600_000;

/** Creates the list over `GET /v1/transactions` of Toss Payments; its times are in KST without an offset. */
export function createTossTransactions(call: (call: TossCall) => Promise<TossReply>): TransactionListGateway {
  return {
    async page({ from, until, after, take }) {
      const query = new URLSearchParams({
        startDate: localTime(from),
        endDate: localTime(until),
        limit: String(take),
        ...(after === undefined ? {} : { startingAfter: after }),
      });
      const reply = await call({ method: "GET", path: `/v1/transactions?${query}` });
      if (reply.kind === "unreachable") return reply;
      if (reply.kind === "refused") return { kind: "refused", code: reply.code };
      const list = readList(reply.body);
      return list ? { kind: "found", list } : { kind: "unreachable", reason: "malformed-reply" };
    },
  };
}

/**
 * Formats an instant as Toss takes it, in KST without an offset.
 *
 * @example localTime(new Date("2026-11-21T03:00:00Z")) // "2026-11-21T12:00:00"
 */
function localTime(moment: Date): string {
  return new Date(moment.getTime() + KST_OFFSET_MS).toISOString().slice(0, 19);
}

/** Reads the list; returns `null` when a line lacks a field that money depends on, or has a currency other than KRW. */
function readList(body: unknown): ProviderTransaction[] | null {
  if (!Array.isArray(body)) return null;
  const list = (body as unknown[]).map(readLine);
  return list.every((line) => line !== null) ? list : null;
}

function readLine(line: unknown): ProviderTransaction | null {
  if (typeof line !== "object" || line === null) return null;
  const { transactionKey, paymentKey, orderId, amount, transactionAt, currency } = line as Record<
    string,
    unknown
  >;
  if (typeof transactionKey !== "string" || typeof paymentKey !== "string" || typeof orderId !== "string")
    return null;
  if (typeof amount !== "number" || !Number.isSafeInteger(amount) || typeof transactionAt !== "string")
    return null;
  if (currency !== undefined && currency !== "KRW") return null;
  const at = new Date(
    /(?:Z|[+-]\d{2}:?\d{2})$/.test(transactionAt) ? transactionAt : `${transactionAt}+09:00`,
  );
  return Number.isNaN(at.getTime()) ? null : { transactionKey, paymentKey, orderId, amount, at };
}
