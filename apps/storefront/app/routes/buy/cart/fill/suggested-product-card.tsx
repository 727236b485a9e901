import { groupDigits } from "@todayfruit/domain/money/format-won";
import Plus from "lucide-react/icons/plus";
import { Link } from "react-router";
import { derivePhotoTintByCategory } from "../../../../features/catalog/derive-photo-tint-by-category.ts";
import { PriceBlock } from "../../../../features/catalog/price-block.tsx";
import { paths } from "../../../../paths.ts";
import { Photo } from "../../../../ui/media/photo.tsx";
import type { SuggestedProduct } from "./use-add-suggested-product.ts";

type SuggestedProductCardProps = {
  filler: SuggestedProduct;
  missing: number;
  isBusy: boolean;
  onAdd(): void;
};

/** Suggested product with its smallest option, which the button adds in place. */
export function SuggestedProductCard({
  filler: { product, option },
  missing,
  isBusy,
  onAdd,
}: SuggestedProductCardProps) {
  return (
    <article className="relative">
      <Photo
        path={product.images[0]}
        alt=""
        tint={derivePhotoTintByCategory(product.category)}
        sizes="172px"
      />
      <div className="absolute inset-x-0 top-0 aspect-square">
        <button
          className="absolute right-2 bottom-2 z-2 grid size-9 place-items-center rounded-full bg-white/96 text-photo-ink shadow-chip after:absolute after:-inset-1"
          type="button"
          aria-label={`${product.name} ${option.name} 장바구니에 담기`}
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || onAdd()}
        >
          <Plus className="size-18px" aria-hidden />
        </button>
      </div>
      <h3 className="mt-2.5 line-clamp-2 text-body2/5.25 font-medium">
        <Link
          className="after:absolute after:inset-0 after:z-1 after:rounded-md"
          to={paths.product(product.id)}
        >
          {product.name}
        </Link>
      </h3>
      <p className="mt-0.5 truncate text-micro text-ink-3">{option.name}</p>
      <div className="mt-1">
        <PriceBlock price={option.price} listPrice={option.listPrice} />
      </div>
      <p
        className={`mt-1 tabular text-caption font-semibold ${missing === 0 ? "text-brand-ink" : "text-ink-2"}`}
      >
        {missing === 0 ? "담으면 무료배송이에요" : `${groupDigits(missing)}원이 모자라요`}
      </p>
    </article>
  );
}
