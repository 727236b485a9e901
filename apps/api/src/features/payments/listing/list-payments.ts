import type { Input } from "@todayfruit/contract/all-calls";
import { addDays, daysBetween, kstMidnight } from "@todayfruit/domain/calendar/kst";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../../db/id-cursor.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { presentListedPayment } from "./listed-payment.presenter.ts";
import { parsePaymentSearch } from "./parse-payment-search.ts";
import {
  findOrdersOfPayments,
  listOperatorPayments,
  type PaymentCriteria,
} from "./payment-list.repository.ts";

const PAGE = 50;
/** Most days of approval that one page is filtered by. */
const MOST_DAYS = 31;

type List = "GET /operator/v1/payments";
type Query = NonNullable<Input<List>["query"]>;

/** Lists payments, the newest first, by any filters and at most one search. */
export async function listPayments(
  { query = {} }: Input<List>,
  { db }: OperatorContext,
): Promise<Answer<List>> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const days = daysOf(query);
  if (days === "invalid") {
    const message = `승인한 날은 앞뒤가 맞게 ${MOST_DAYS}일까지 골라 주세요`;
    return refuse("INVALID_INPUT", { fields: [{ field: "from", message }] });
  }
  const sought =
    query.search === undefined ? null : await findOrdersOfPayments(db, parsePaymentSearch(query.search));
  const rows = await listOperatorPayments(db, {
    by: narrowest(query),
    before,
    take: take + 1,
    method: query.method ?? null,
    status: query.status ?? null,
    amount: query.amount ?? null,
    isRefunded: query.isRefunded ?? null,
    from: days && new Date(kstMidnight(days.from)),
    until: days && new Date(kstMidnight(addDays(days.until, 1))),
    sought,
  });
  return ok({ list: rows.slice(0, take).map(presentListedPayment), nextPage: nextIdCursor(rows, take) });
}

/** Returns the days of approval, a single one where only one was given; `null` for all days. */
function daysOf({ from, until }: Query): { from: string; until: string } | null | "invalid" {
  const [first, last] = [from ?? until, until ?? from];
  if (first === undefined || last === undefined) return null;
  const days = daysBetween(first, last);
  return days < 0 || days >= MOST_DAYS ? "invalid" : { from: first, until: last };
}

/** Returns the filter that fewest payments match, as far as it is known without counting. */
function narrowest(query: Query): PaymentCriteria["by"] {
  if (query.search !== undefined) return "sought";
  if (query.amount !== undefined) return "amount";
  if (query.from !== undefined || query.until !== undefined) return "day";
  if (query.status !== undefined && query.status !== "paid") return "status";
  if (query.method !== undefined && query.method !== "card" && query.method !== "easypay") return "method";
  if (query.isRefunded === true) return "refunded";
  return "all";
}
