import type { ReactNode } from "react";
import { Photo } from "../../ui/media/photo.tsx";
import { derivePhotoTintByCategory } from "./derive-photo-tint-by-category.ts";
import { PriceBlock } from "./price-block.tsx";
import { CardLink, SoldOutVeil } from "./product-card.tsx";
import type { ProductSummary } from "./product-summary-types.ts";
import { useSaleWindowRestriction } from "./sale/use-sale-window-restriction.ts";

type ProductBigCardProps = {
  product: ProductSummary;
  /** Badge at the photo's top left, e.g. the state of a funding. */
  badge?: ReactNode;
  /** Caption on the photo's shaded foot, e.g. the opening time. */
  caption?: ReactNode;
  /** Button at the card's foot. */
  action?: ReactNode;
};

/** Raised card with a wide photo for a single product. */
export function ProductBigCard({ product, badge, caption, action }: ProductBigCardProps) {
  const comingSoon = useSaleWindowRestriction(product) === "NOT_OPEN_YET";
  return (
    <article className="relative overflow-hidden rounded-lg bg-surface shadow-2">
      <Photo
        className=""
        path={product.images[0]}
        alt=""
        tint={derivePhotoTintByCategory(product.category)}
        ratio="16/10"
        sizes="(min-width: 720px) 680px, 92vw"
      >
        <SoldOutVeil product={product} />
        {badge && <span className="absolute top-3 left-3 z-1 flex gap-1">{badge}</span>}
        {caption && (
          <>
            <span className="photo-shade absolute inset-0" />
            <span className="absolute bottom-3.5 left-4 flex items-center gap-1.5 text-label font-semibold text-white">
              {caption}
            </span>
          </>
        )}
      </Photo>
      <div className="p-4">
        <h3 className="text-title3 font-bold tracking-tight">
          <CardLink product={product} />
        </h3>
        <p className="mt-1 text-label text-ink-3">
          {product.distributor.name} · {product.subTitle}
        </p>
        <div className="mt-3 flex items-end justify-between gap-3">
          <PriceBlock {...product.productPrice} comingSoon={comingSoon} />
          {action && <div className="relative z-2">{action}</div>}
        </div>
      </div>
    </article>
  );
}
