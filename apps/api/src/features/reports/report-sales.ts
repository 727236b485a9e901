import type { Input } from "@todayfruit/contract/all-calls";
import { MOST_REPORT_DAYS } from "@todayfruit/contract/reports/operator-business-reports.calls";
import { daysBetween } from "@todayfruit/domain/calendar/kst";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { sumSales } from "./reports.repository.ts";

/** Reports sales of a range of days of payment (KST, inclusive), by one of the groups; refunds are not taken off. */
export async function reportSales(
  { query: { from, to, by } }: Input<"GET /operator/v1/reports/sales">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/reports/sales">> {
  if (!isReportRange(from, to)) return refuse("INVALID_INPUT");
  return ok({ rows: await sumSales(db, from, to, by) });
}

/** Returns true for a range of days that a report covers. */
export function isReportRange(from: string, to: string): boolean {
  const days = daysBetween(from, to);
  return days >= 0 && days < MOST_REPORT_DAYS;
}
