import type { SaleWindow } from "@todayfruit/domain/catalog/sale-window-restriction";
import type { SaleDates } from "../reduce-product-to-card-data.ts";

/** Converts a product to the sale window of the domain rules. */
export function saleWindowFromProduct(
  { productSaleType: sale }: { productSaleType: SaleDates },
  now: string,
): SaleWindow {
  return {
    saleType: sale.saleType,
    comingSoonAt: sale.comingSoonDate,
    limitedBeginAt: sale.limitedPeriodBegin,
    limitedEndAt: sale.limitedPeriodEnd,
    now,
  };
}
