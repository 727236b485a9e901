import type { Input } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { listCohorts } from "./cohort-counts.repository.ts";

const MONTHS = 12;

/**
 * Reports the members by the month (KST) of their first order, and what they bought in it and in each month after; the
 * last months up to the running one, in which the month after is not over. The counts are at most an hour old.
 */
export async function reportCohorts(
  { query = {} }: Input<"GET /operator/v1/reports/cohorts">,
  { db, now }: OperatorContext,
): Promise<Answer<"GET /operator/v1/reports/cohorts">> {
  const last = `${kstDateOf(now().toISOString()).slice(0, 7)}-01`;
  const first = monthBefore(last, (query.months ?? MONTHS) - 1);
  const rows = await listCohorts(db, first, last);
  const cohorts = [...Map.groupBy(rows, ({ cohort }) => cohort)].map(([month, own]) => ({
    month,
    members: own.find(({ months_after }) => months_after === 0)?.members ?? 0,
    months: own.map(({ months_after: after, members, orders, net_sales: netSales }) => ({
      after,
      members,
      orders,
      netSales,
    })),
  }));
  return ok({ cohorts });
}

/** Returns the first day of the month that lies `count` months before. */
function monthBefore(firstDay: string, count: number): string {
  const [year = 0, month = 1] = firstDay.split("-").map(Number);
  const months = year * 12 + (month - 1) - count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-01`;
}
