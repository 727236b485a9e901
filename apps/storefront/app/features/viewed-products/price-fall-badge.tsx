import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Badge } from "../../ui/layout/badge.tsx";
import type { ViewedProduct } from "./use-merged-viewed-products.ts";

/** Badge of a price that fell since the view. */
export function PriceFallBadge({ price, product }: ViewedProduct) {
  const fall = price - product.productPrice.price;
  if (fall <= 0) return null;
  return (
    <p className="mt-1.5">
      <Badge tone="brand">
        <span className="tabular-nums">본 뒤로 {groupDigits(fall)}원 내렸어요</span>
      </Badge>
    </p>
  );
}
