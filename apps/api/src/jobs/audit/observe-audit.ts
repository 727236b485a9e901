import { Gauge, type Registry } from "prom-client";
import { findLastAudits } from "../../features/audit/runs.repository.ts";
import type { Services } from "../../http/context.ts";

/** Shows when the books were last proved without a breach, and how many breaches the latest audit found. */
export function observeAudit(registry: Registry, { db }: Pick<Services, "db">): void {
  new Gauge({
    name: "audit_last_good_timestamp_seconds",
    help: "When the last audit without a breach ended, in seconds since 1970; 0: never",
    registers: [registry],
    async collect() {
      const { lastGood } = await findLastAudits(db);
      this.set(lastGood === null ? 0 : lastGood.getTime() / 1000);
    },
  });
  new Gauge({
    name: "audit_breaches",
    help: "Rows that the latest audit found wrong; their names are in audit_breach",
    registers: [registry],
    async collect() {
      this.set((await findLastAudits(db)).breaches);
    },
  });
}
