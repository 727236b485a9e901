import type { Registry } from "prom-client";
import type { Services } from "../../../http/handler-context-types.ts";
import { registerGaugesPerScrape } from "../../../http/operations/register-gauges-per-scrape.ts";
import { findLastAudits } from "../audit-runs.repository.ts";

/** Registers metrics for the end of the last audit without a breach, and for the breaches of the latest audit. */
export function registerAuditMetrics(registry: Registry, { db }: Pick<Services, "db">): void {
  registerGaugesPerScrape(registry, () => findLastAudits(db), [
    {
      name: "audit_last_good_timestamp_seconds",
      help: "When the last audit without a breach ended, in seconds since 1970; 0: never",
      of: ({ lastGood }) => (lastGood === null ? 0 : lastGood.getTime() / 1000),
    },
    {
      name: "audit_breaches",
      help: "Rows that the latest audit found wrong; their names are in audit_breach",
      of: ({ breaches }) => breaches,
    },
  ]);
}
