import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { isReportRange } from "./report-sales.ts";
import { listSearches } from "./reports.repository.ts";

const SHOWN = 100;

/** Reports what was searched for on a range of days (KST, inclusive), and what was not found. */
export async function reportSearches(
  { query: { from, to } }: Input<"GET /operator/v1/reports/searches">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/reports/searches">> {
  if (!isReportRange(from, to)) return refuse("INVALID_INPUT");
  const rows = await listSearches(db, from, to);
  const present = ({ query, searches, without_result }: (typeof rows)[number]) => ({
    query,
    searches,
    withoutResult: without_result,
  });
  return ok({
    searches: rows[0]?.all_searches ?? 0,
    withoutResult: rows[0]?.all_without_result ?? 0,
    most: rows.filter(({ place }) => place <= SHOWN).map(present),
    missing: rows
      .filter(({ missing_place, without_result }) => missing_place <= SHOWN && without_result > 0)
      .toSorted((a, b) => a.missing_place - b.missing_place)
      .map(present),
  });
}
