import type { PRODUCT_STATUSES } from "@todayfruit/domain/catalog/product-and-option-status";

type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** @example productStatusText("waiting") // "공개 전" */
export function productStatusText(status: ProductStatus): string {
  return TEXTS[status];
}

const TEXTS: Record<ProductStatus, string> = {
  waiting: "공개 전",
  stock_in: "판매 중",
  unlimited_stock_in: "판매 중",
  stock_out: "품절",
  temp_stock_out: "일시 품절",
  suspended: "판매 중지",
  removed: "지움",
};
