import X from "lucide-react/icons/x";
import { ProductCard, type ProductCardProps } from "../../../features/catalog/product-card.tsx";
import { PriceFallBadge } from "../../../features/viewed-products/price-fall-badge.tsx";
import type { ViewedProduct } from "../../../features/viewed-products/use-merged-viewed-products.ts";

type ViewedProductCardProps = {
  view: ViewedProduct;
  onAdd: ProductCardProps["onAdd"];
  onRemove: (() => void) | undefined;
};

/** Card of a viewed product; while the list is edited, with the button that removes it. */
export function ViewedProductCard({ view, onAdd, onRemove }: ViewedProductCardProps) {
  return (
    <div className="relative">
      <ProductCard product={view.product} onAdd={onAdd} />
      <PriceFallBadge {...view} />
      {onRemove && (
        <button
          className="absolute top-2 right-2 z-2 grid size-8 place-items-center rounded-full bg-ink text-canvas after:absolute after:-inset-1.5"
          type="button"
          aria-label={`${view.product.name} 지우기`}
          onClick={onRemove}
        >
          <X className="size-4" aria-hidden />
        </button>
      )}
    </div>
  );
}
