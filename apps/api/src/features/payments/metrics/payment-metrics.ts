import type { Registry } from "prom-client";
import type { Services } from "../../../http/handler-context-types.ts";
import { registerGaugesPerScrape } from "../../../http/operations/register-gauges-per-scrape.ts";
import { countPaymentFigures, type PaymentFigures } from "./payment-metrics.repository.ts";

type Shown = {
  [Key in keyof PaymentFigures]: PaymentFigures[Key] extends number ? Key : never;
}[keyof PaymentFigures];

const FIGURES: readonly [name: string, help: string, shown: Shown][] = [
  ["refunds_owed", "Refunds that were promised and are not done", "refunds_owed"],
  ["refunds_owed_won", "Their sum in 원", "refunds_owed_won"],
  ["refunds_oldest_seconds", "Age of the oldest refund that is not done", "refunds_oldest"],
  ["payments_open", "Payments that were sent to the provider and whose end is not known", "payments_open"],
  ["payments_oldest_seconds", "Age of the oldest payment whose end is not known", "payments_oldest"],
  ["payment_alerts_open", "Money that no rule could place and nobody has looked at", "alerts_open"],
  ["payment_alerts_oldest_seconds", "Age of the oldest of these", "alerts_oldest"],
];

/**
 * Registers gauges of refunds owed, open payments and results, read at each scrape. All processes of a shop report the
 * same values, so rules use `max`, not `sum`.
 */
export function observePayments(registry: Registry, { db, now }: Pick<Services, "db" | "now">): void {
  registerGaugesPerScrape(registry, () => countPaymentFigures(db, now()), [
    ...FIGURES.map(([name, help, shown]) => ({ name, help, of: (facts: PaymentFigures) => facts[shown] })),
    {
      name: "payments_last_hour",
      help: "Payments of the orders of the last hour by result (paid, deposit, open, declined, canceled, lapsed)",
      labelNames: ["result"],
      of: ({ results }: PaymentFigures) =>
        Object.entries(results).map(([result, value]) => ({ labels: { result }, value })),
    },
    {
      name: "orders_latest_seconds",
      help: "Time since the last order was placed; no sample before the first",
      labelNames: ["of"],
      of: ({ latest_order: value }: PaymentFigures) =>
        value === null ? [] : [{ labels: { of: "shop" }, value }],
    },
  ]);
}
