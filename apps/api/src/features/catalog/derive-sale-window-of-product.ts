import type { SaleWindow } from "@todayfruit/domain/catalog/sale-window-restriction";
import type { SummaryRow } from "./product-summary.sql.ts";

type SaleColumns = Pick<SummaryRow, "sale_type" | "coming_soon_at" | "limited_begin_at" | "limited_end_at">;

/** Returns the sale window of a product, as the rules of openings read it. */
export function deriveSaleWindowOfProduct(row: SaleColumns, now: Date): SaleWindow {
  return {
    saleType: row.sale_type,
    comingSoonAt: row.coming_soon_at?.toISOString() ?? null,
    limitedBeginAt: row.limited_begin_at?.toISOString() ?? null,
    limitedEndAt: row.limited_end_at?.toISOString() ?? null,
    now: now.toISOString(),
  };
}
