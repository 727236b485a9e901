import { Photo } from "../../ui/media/photo.tsx";
import { derivePhotoTintByCategory } from "./derive-photo-tint-by-category.ts";
import { PriceBlock } from "./price-block.tsx";
import {
  AddButton,
  CardLink,
  canAdd,
  ProductBadgeRow,
  type ProductCardProps,
  SoldOutVeil,
} from "./product-card.tsx";
import { Rating } from "./rating.tsx";
import { useSaleWindowRestriction } from "./sale/use-sale-window-restriction.ts";

/** Product in the list view: photo on the left, the facts in the card's order, the add button at the foot. */
export function ProductListRow({ product, onAdd, priority = false, replace = false, to }: ProductCardProps) {
  const block = useSaleWindowRestriction(product);
  return (
    <article className="relative flex gap-3.5 border-b border-line px-gutter py-4 last:border-b-0">
      <Photo
        className="w-[108px] flex-none self-start rounded-md"
        path={product.images[0]}
        alt=""
        tint={derivePhotoTintByCategory(product.category)}
        sizes="108px"
        priority={priority}
      >
        <SoldOutVeil product={product} />
      </Photo>
      <div className="min-w-0 flex-1">
        <span className="block truncate text-micro text-ink-3">{product.distributor.name}</span>
        <h3 className="line-clamp-2 text-body2/5.25 font-medium">
          <CardLink product={product} replace={replace} to={to} />
        </h3>
        <div className="mt-1">
          <PriceBlock
            {...product.productPrice}
            unitPrice={product.unitPrice}
            comingSoon={block === "NOT_OPEN_YET"}
          />
        </div>
        <div className="mt-5px flex">
          <Rating score={product.scoreAverage} count={product.counts.reviews} />
        </div>
        <ProductBadgeRow product={product} />
      </div>
      {onAdd && canAdd(product) && (
        <AddButton
          className="relative self-end bg-surface text-ink-2 inset-shadow-outline"
          product={product}
          onAdd={onAdd}
        />
      )}
    </article>
  );
}
