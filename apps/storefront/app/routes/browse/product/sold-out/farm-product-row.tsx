import { derivePhotoTintByCategory } from "../../../../features/catalog/derive-photo-tint-by-category.ts";
import { PriceBlock } from "../../../../features/catalog/price-block.tsx";
import { CardLink } from "../../../../features/catalog/product-card.tsx";
import { Rating } from "../../../../features/catalog/rating.tsx";
import type { ProductCardData } from "../../../../features/catalog/reduce-product-to-card-data.ts";
import { Photo } from "../../../../ui/media/photo.tsx";

/** Product of the same farm as a low row. */
export function FarmProductRow({ product }: { product: ProductCardData }) {
  return (
    <article className="relative flex min-h-23 items-center gap-3 px-gutter py-2">
      <Photo
        className="w-19 flex-none rounded-md"
        path={product.images[0]}
        alt=""
        tint={derivePhotoTintByCategory(product.category)}
        sizes="76px"
      />
      <div className="min-w-0 flex-1">
        <h3 className="truncate text-body2/5 font-medium">
          <CardLink product={product} />
        </h3>
        <PriceBlock {...product.productPrice} />
        <Rating score={product.scoreAverage} count={product.counts.reviews} />
      </div>
    </article>
  );
}
