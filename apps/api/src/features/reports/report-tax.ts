import type { Input } from "@todayfruit/contract/all-calls";
import { afterMonths, kstMidnight } from "@todayfruit/domain/calendar/kst";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { sumPayments, sumRefunds } from "./reports.repository.ts";

type Sums = { count: number; amount: number; tax_free: number; supply: number };

/**
 * Reports the money of a month (KST) by tax, in 원: payments by the instant of their approval, refunds by that of their end.
 * VAT is what the supply price leaves of the taxed part, payment by payment, so that the sums are those of the receipts.
 */
export async function reportTax(
  { query: { month } }: Input<"GET /operator/v1/reports/tax">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/reports/tax">> {
  const first = `${month}-01`;
  const begin = new Date(kstMidnight(first));
  const end = new Date(kstMidnight(afterMonths(first, 1)));
  const [methods, refunds] = await Promise.all([sumPayments(db, begin, end), sumRefunds(db, begin, end)]);
  const all = methods.reduce<Sums>(
    (sum, row) => ({
      count: sum.count + row.count,
      amount: sum.amount + row.amount,
      tax_free: sum.tax_free + row.tax_free,
      supply: sum.supply + row.supply,
    }),
    { count: 0, amount: 0, tax_free: 0, supply: 0 },
  );
  return ok({
    month,
    payments: presentSums(all),
    refunds: presentSums(refunds),
    methods: methods.map((row) => ({ method: row.method, ...presentSums(row) })),
  });
}

function presentSums({ count, amount, tax_free, supply }: Sums) {
  return { count, amount, taxFree: tax_free, supply, vat: amount - tax_free - supply };
}
