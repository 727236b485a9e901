import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { isReportRange } from "../report-sales.ts";
import { type ContentDayRow, listContents } from "./video-and-broadcast-sales.repository.ts";

/** Reports orders of a range of days (KST, inclusive) that videos and broadcasts led to; refunds are not taken off. */
export async function reportVideoAndBroadcastSales(
  { query: { from, to } }: Input<"GET /operator/v1/reports/contents">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/reports/contents">> {
  if (!isReportRange(from, to)) return refuse("INVALID_INPUT");
  const rows = await listContents(db, from, to);
  const shown = rows.filter(({ is_shown }) => is_shown);
  const contents = [...Map.groupBy(shown, ({ kind, id }) => `${kind} ${id}`).values()];
  return ok({
    total: sumOf(rows),
    contents: contents.flatMap((days) => {
      const [first] = days;
      if (!first) return [];
      const { kind, id, title } = first;
      return [
        { kind, id, title, ...sumOf(days), days: days.map((row) => ({ day: row.day, ...sumOf([row]) })) },
      ];
    }),
  });
}

function sumOf(rows: readonly ContentDayRow[]) {
  const sum = (key: "orders" | "revenue" | "refunds" | "refunded") =>
    rows.reduce((total, row) => total + row[key], 0);
  return {
    orders: sum("orders"),
    revenue: sum("revenue"),
    refunds: sum("refunds"),
    refunded: sum("refunded"),
  };
}
