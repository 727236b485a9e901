import { allCalls } from "../../../packages/contract/src/all-calls.ts";
import type { Call } from "../../../packages/contract/src/call-definition.ts";

/** A list call of operators with its query. */
export type OperatorListCall = { what: string; url: string; query: Record<string, string> };

const SEARCHED = "사과";
/** Calls that answer pages to print, or events until they end, instead of a list. */
const OTHERS: readonly string[] = ["/operator/v1/packing/sheets", "/operator/v1/events"];
/** Filters without which a call has no reply. */
const REQUIRED: Readonly<Record<string, Record<string, string>>> = {
  "/operator/v1/analytics": { from: "2026-11-01", to: "2026-11-07" },
  "/operator/v1/reports/sales": { from: "2026-10-01", to: "2026-10-31", by: "product" },
  "/operator/v1/reports/tax": { month: "2026-10" },
  "/operator/v1/reports/searches": { from: "2026-10-01", to: "2026-10-31" },
  "/operator/v1/packing": { day: "2026-11-20" },
  "/operator/v1/pick-list": { day: "2026-11-20" },
  "/operator/v1/dispatch-farms": { day: "2026-11-20" },
  "/operator/v1/sent-parcels": { day: "2026-11-20" },
  "/operator/v1/reports/funnel": { from: "2026-10-01", to: "2026-10-31" },
  "/operator/v1/reports/contents": { from: "2026-10-01", to: "2026-10-31" },
  "/operator/v1/reports/gifts": { from: "2026-10-01", to: "2026-10-31" },
};

/** Further queries of a call whose cost depends on them. */
const FURTHER: Readonly<Record<string, Record<string, string>[]>> = {
  "/operator/v1/reports/sales": ["option", "category", "distributor", "method"].map((by) => ({ by })),
};

/**
 * Lists every list call of operators: its first page, a hundred rows where it has pages, a search where it searches, and
 * further queries whose cost differs.
 */
export function collectOperatorListCalls(): OperatorListCall[] {
  return Object.entries<Call>(allCalls)
    .filter(
      ([name, { access, file }]) =>
        access === "operator" &&
        !file &&
        /^GET [^{]+$/.test(name) &&
        !OTHERS.some((other) => name.endsWith(other)),
    )
    .flatMap(([name, { query }]) => {
      const url = name.slice("GET ".length);
      const schema = query as { properties?: object; required?: readonly string[] } | undefined;
      const fields = Object.keys(schema?.properties ?? {});
      const needed = REQUIRED[url] ?? {};
      const missing = schema?.required?.filter((field) => !(field in needed)) ?? [];
      if (missing.length > 0) throw new Error(`${url} has no reply without ${missing.join(", ")}`);
      return [
        { what: url, url, query: needed },
        ...(FURTHER[url] ?? []).map((further) => ({
          what: `${url}, ${Object.values(further).join(" ")}`,
          url,
          query: { ...needed, ...further },
        })),
        ...(fields.includes("take")
          ? [{ what: `${url}, a hundred rows`, url, query: { ...needed, take: "100" } }]
          : []),
        ...(fields.includes("search")
          ? [{ what: `${url}, ${SEARCHED}`, url, query: { ...needed, search: SEARCHED } }]
          : []),
      ];
    });
}
