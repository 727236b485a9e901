import type { SummaryRow } from "../product-summary.sql.ts";

/** Returns the price without VAT: 면세 goods carry none, for others it is 10/11, rounded to the nearest 원. */
export function computeSupplyPrice(price: number, taxStatus: SummaryRow["tax_status"]): number {
  return taxStatus === "tax_free" ? price : Math.round((price * 10) / 11);
}
