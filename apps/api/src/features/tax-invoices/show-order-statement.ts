import type { Input } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ok, refuse } from "@todayfruit/domain/result";
import { computeInvoicesToIssue } from "@todayfruit/domain/tax-invoices/compute-invoices-to-issue";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { findOrderStatement } from "./order-statement.repository.ts";

type Call = "GET /operator/v1/orders/{id}/statement";

/**
 * Shows the statement of an order (거래명세서): its lines with supply price and VAT, and in the last line shipping and
 * what rounding and points leave, so that each column adds up to the books.
 */
export async function showOrderStatement(
  { path }: Input<Call>,
  { db }: OperatorContext,
): Promise<Answer<Call>> {
  const row = await findOrderStatement(db, path.id);
  if (!row) return refuse("ORDER_NOT_FOUND");
  const lines = row.lines.map(({ name, units, net, taxFree }) => {
    const supply = taxFree ? net : Math.round((net * 10) / 11);
    return { name, units, supply, vat: net - supply };
  });
  const whole = sumOf(
    computeInvoicesToIssue({ money: row.money, taxFree: Math.min(row.money, row.tax_free) }, []),
  );
  const listed = sumOf(lines);
  const rest = { supply: whole.supply - listed.supply, vat: whole.vat - listed.vat };
  return ok({
    orderId: row.id,
    orderNumber: row.number,
    orderedOn: kstDateOf(row.created_at.toISOString()),
    lines: [
      ...lines,
      ...(rest.supply === 0 && rest.vat === 0 ? [] : [{ name: "배송비와 조정", units: null, ...rest }]),
    ],
    ...whole,
    total: whole.supply + whole.vat,
  });
}

function sumOf(rows: readonly { supply: number; vat: number }[]): { supply: number; vat: number } {
  return {
    supply: rows.reduce((sum, { supply }) => sum + supply, 0),
    vat: rows.reduce((sum, { vat }) => sum + vat, 0),
  };
}
