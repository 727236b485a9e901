import type { SettledLine, SettlementListGateway } from "../settlement-list-gateway-types.ts";
import type { TossCall, TossReply } from "./toss-http.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Creates the list over `GET /v1/settlements` of Toss Payments, by the day on which a movement is counted. */
export function createTossSettlements(call: (call: TossCall) => Promise<TossReply>): SettlementListGateway {
  return {
    async page({ day, page, take }) {
      const query = new URLSearchParams({
        dateType: "soldDate",
        startDate: day,
        endDate: day,
        page: String(page),
        size: String(take),
      });
      const reply = await call({ method: "GET", path: `/v1/settlements?${query}` });
      if (reply.kind === "unreachable") return reply;
      if (reply.kind === "refused") return { kind: "refused", code: reply.code };
      const list = readList(reply.body);
      return list ? { kind: "found", list } : { kind: "unreachable", reason: "malformed-reply" };
    },
  };
}

/** Reads the list; returns `null` when a line lacks a field that money depends on, or has a currency other than KRW. */
function readList(body: unknown): SettledLine[] | null {
  if (!Array.isArray(body)) return null;
  const list = (body as unknown[]).map(readLine);
  return list.every((line) => line !== null) ? list : null;
}

function readLine(line: unknown): SettledLine | null {
  if (typeof line !== "object" || line === null) return null;
  const { transactionKey, paymentKey, amount, payOutAmount, soldDate, paidOutDate, currency, ...rest } =
    line as Record<string, unknown>;
  const fee = readFee(rest);
  if (!isKey(transactionKey) || !isKey(paymentKey) || !isDay(soldDate)) return null;
  if (
    !isWon(amount) ||
    !isWon(payOutAmount) ||
    fee === null ||
    (currency !== undefined && currency !== "KRW")
  )
    return null;
  const paidOutOn = isDay(paidOutDate) ? paidOutDate : null;
  return { transactionKey, paymentKey, amount, fee, payOut: payOutAmount, soldOn: soldDate, paidOutOn };
}

/** Reads the basic fee, which `fees` lists apart from that of instalments; older replies have the sum alone. */
function readFee({ fee, fees }: Record<string, unknown>): number | null {
  if (!Array.isArray(fees)) return isWon(fee) ? fee : null;
  const basic = (fees as unknown[])
    .filter((one): one is { fee: unknown } => (one as { type?: unknown } | null)?.type === "BASE")
    .map((one) => Number(one.fee));
  return basic.every(isWon) ? basic.reduce((sum, one) => sum + one, 0) : null;
}

function isKey(value: unknown): value is string {
  return typeof value === "string" && value.length > 0 && value.length <= 200;
}

function isWon(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isDay(value: unknown): value is string {
  return typeof value === "string" && DAY.test(value);
}
