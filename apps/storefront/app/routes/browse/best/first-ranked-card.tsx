import { discountPercent } from "@todayfruit/domain/catalog/prices/discount-percent";
import { won } from "@todayfruit/domain/money/won";
import { derivePhotoTintByCategory } from "../../../features/catalog/derive-photo-tint-by-category.ts";
import { Won } from "../../../features/catalog/price-block.tsx";
import {
  AddButton,
  CardLink,
  canAdd,
  type ProductCardProps,
  SoldOutVeil,
} from "../../../features/catalog/product-card.tsx";
import { isIllustration } from "../../../ui/media/build-image-urls-and-srcset.ts";
import { Photo } from "../../../ui/media/photo.tsx";
import { Movement } from "./rank-badge.tsx";
import type { RankedProduct } from "./ranked-product-types.ts";

type FirstRankedCardProps = {
  ranked: RankedProduct;
  onAdd: NonNullable<ProductCardProps["onAdd"]>;
};

/** First product of the ranking as a large card with its rank on the photo. */
export function FirstRankedCard({ ranked, onAdd }: FirstRankedCardProps) {
  const { product, rank } = ranked;
  const { price, listPrice } = product.productPrice;
  const isDrawing = isIllustration(product.images[0] ?? "");
  const percent = discountPercent(won(listPrice), won(price));
  return (
    <article className="relative mx-gutter mt-1">
      <Photo
        className="rounded-lg"
        path={product.images[0]}
        alt=""
        tint={derivePhotoTintByCategory(product.category)}
        ratio="4/3"
        sizes="(min-width: 720px) 672px, 92vw"
        priority
      >
        <span className="absolute inset-x-0 bottom-0 h-3/5 bg-linear-to-t from-black/80 via-black/55 to-transparent" />
        <SoldOutVeil product={product} />
        <span
          className={`absolute top-3 left-5 text-figure1/15 font-extrabold tabular-nums ${isDrawing ? "text-photo-ink" : "text-white drop-shadow-figure"}`}
        >
          {rank}
          <span className="sr-only">위</span>
        </span>
        <span className="absolute top-5 right-4 rounded-full bg-black/65 px-2 text-white empty:hidden">
          <Movement ranked={ranked} />
        </span>
        <div className="absolute right-18 bottom-4 left-5 text-white">
          <span className="block truncate text-caption opacity-90">{product.distributor.name}</span>
          <h3 className="mt-0.5 line-clamp-2 text-title3 font-bold">
            <CardLink product={product} />
          </h3>
          <p className="mt-0.5 flex items-baseline gap-1.5 text-title2/7 font-extrabold tracking-price tabular-nums">
            {percent > 0 && (
              <span>
                <span className="sr-only">할인율 </span>
                {percent}%
              </span>
            )}
            <span>
              <span className="sr-only">판매가 </span>
              <Won amount={price} />
            </span>
          </p>
        </div>
      </Photo>
      {canAdd(product) && (
        <AddButton
          className="absolute right-3.5 bottom-3.5 bg-white/96 text-photo-ink shadow-chip"
          product={product}
          onAdd={onAdd}
        />
      )}
    </article>
  );
}
