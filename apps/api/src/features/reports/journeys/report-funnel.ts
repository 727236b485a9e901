import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { isReportRange } from "../report-sales.ts";
import { type FunnelRow, listFunnel } from "./funnel.repository.ts";

type Reply = Extract<Answer<"GET /operator/v1/reports/funnel">, { ok: true }>["value"];
type Steps = Reply["total"];
type GroupKey = "day" | "source" | "variant";

/** Reports how many sessions of a range of days (KST, inclusive) came as far as each step, by day, source and variant. */
export async function reportFunnel(
  { query: { from, to, variant, source } }: Input<"GET /operator/v1/reports/funnel">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/reports/funnel">> {
  if (!isReportRange(from, to)) return refuse("INVALID_INPUT");
  const rows = await listFunnel(db, { from, to, variant: variant ?? null, source: source ?? null });
  return ok({
    total: sumOf(rows),
    days: groupsOf(rows, "day").map(([day, steps]) => ({ day, ...steps })),
    sources: byVisits(groupsOf(rows, "source")).map(([name, steps]) => ({ source: name, ...steps })),
    variants: byVisits(groupsOf(rows, "variant")).map(([name, steps]) => ({
      variant: (name || null) as Reply["variants"][number]["variant"],
      ...steps,
    })),
  });
}

function groupsOf(rows: readonly FunnelRow[], key: GroupKey): [string, Steps][] {
  return [...Map.groupBy(rows, (row) => row[key])].map(([name, own]) => [name, sumOf(own)]);
}

function byVisits(groups: readonly [string, Steps][]): [string, Steps][] {
  return groups.toSorted(([a, one], [b, other]) => other.visits - one.visits || (a < b ? -1 : 1));
}

function sumOf(rows: readonly FunnelRow[]): Steps {
  const sum = (pick: (row: FunnelRow) => number) => rows.reduce((total, row) => total + pick(row), 0);
  return {
    visits: sum((row) => row.visits),
    productViews: sum((row) => row.product_views),
    carts: sum((row) => row.carts),
    checkouts: sum((row) => row.checkouts),
    paid: sum((row) => row.paid),
    revenue: sum((row) => row.revenue),
  };
}
