import type { SaleWindow } from "@todayfruit/domain/catalog/sale-window-block";
import type { ProductSummary } from "../product/product-badges.ts";

/** Converts a product to the sale window of the domain rules. */
export function saleWindowOf(
  { productSaleType: sale }: Pick<ProductSummary, "productSaleType">,
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
