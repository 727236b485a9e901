import { Photo } from "../../ui/media/photo.tsx";
import { derivePhotoTintByCategory } from "./derive-photo-tint-by-category.ts";
import { PriceBlock } from "./price-block.tsx";
import { CardLink, SoldOutVeil } from "./product-card.tsx";
import { Rating } from "./rating.tsx";
import type { ProductCardData } from "./reduce-product-to-card-data.ts";

type ProductRankingRowProps = {
  product: ProductCardData;
  /** Rank, from 1 (best). */
  rank: number;
  /** Places gained since the last ranking: 0 unchanged, negative lost, "new" not ranked before; undefined when unknown. */
  movement?: number | "new";
};

export function ProductRankingRow({ product, rank, movement }: ProductRankingRowProps) {
  return (
    <article className="relative flex min-h-23 items-center gap-3 px-gutter py-2">
      <span
        className={`w-6.5 flex-none text-center text-figure6 font-extrabold tracking-figure tabular-nums ${rank <= 3 ? "text-brand-ink" : ""}`}
      >
        {rank}
        <span className="sr-only">위</span>
        {movement !== undefined && <Movement movement={movement} />}
      </span>
      <Photo
        className="w-19 flex-none rounded-md"
        path={product.images[0]}
        alt=""
        tint={derivePhotoTintByCategory(product.category)}
        sizes="76px"
      >
        <SoldOutVeil product={product} />
      </Photo>
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

function Movement({ movement }: { movement: number | "new" }) {
  const look = "mt-px block text-nano/3.25 font-semibold tracking-normal whitespace-nowrap";
  if (movement === "new") return <span className={`${look} text-sale`}>NEW</span>;
  if (movement === 0) {
    return (
      <span className={`${look} text-ink-3`}>
        <span aria-hidden>–</span>
        <span className="sr-only">순위 그대로예요</span>
      </span>
    );
  }
  const steps = Math.abs(movement);
  const gained = movement > 0;
  return (
    <span className={`${look} ${gained ? "text-sale" : "text-info"}`}>
      <span aria-hidden>
        {gained ? "▲" : "▼"}
        {steps}
      </span>
      <span className="sr-only">
        {steps}계단 {gained ? "올랐어요" : "내려갔어요"}
      </span>
    </span>
  );
}
