import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Link } from "react-router";
import { derivePhotoTintByCategory } from "../../../features/catalog/derive-photo-tint-by-category.ts";
import { Won } from "../../../features/catalog/price-block.tsx";
import { PriceChange } from "../../../features/reorders/price-change.tsx";
import { writeUnavailableVeilAndReason } from "../../../features/reorders/write-unavailable-veil-and-reason.ts";
import { paths } from "../../../paths.ts";
import { Photo } from "../../../ui/media/photo.tsx";

type CheckoutLinkLineProps = { line: Reply<"GET /v1/checkout-links/{token}">["lines"][number] };

/** Line of a checkout link: option, units and price then and now, or the reason for which it cannot be bought. */
export function CheckoutLinkLine({ line }: CheckoutLinkLineProps) {
  const { product, option, units, thenPrice, price, block } = line;
  return (
    <li className="flex gap-3 py-4">
      <Photo
        className="w-18 flex-none self-start rounded-10"
        path={product.image ?? undefined}
        tint={derivePhotoTintByCategory(product.category)}
        alt=""
        sizes="72px"
      >
        {block !== null && (
          <span className="absolute inset-0 grid place-items-center bg-photo-veil/50 text-micro font-bold text-white">
            {writeUnavailableVeilAndReason(block).veil}
          </span>
        )}
      </Photo>
      <div className="min-w-0 flex-1">
        <Link
          className={`text-label font-semibold wrap-anywhere ${block === null ? "" : "text-ink-3"}`}
          to={paths.product(product.id)}
        >
          {product.name}
        </Link>
        <p className="mt-1 text-caption text-ink-3 tabular-nums">
          {option.name} · {groupDigits(units)}개
        </p>
        {block === null ? (
          <p className="mt-2 flex items-baseline justify-end gap-3 tabular">
            {thenPrice !== price && <PriceChange thenPrice={thenPrice * units} price={price * units} />}
            <b className="text-body1/5.5 font-bold">
              <Won amount={price * units} />
            </b>
          </p>
        ) : (
          <p className="mt-2 text-label text-ink-2">{writeUnavailableVeilAndReason(block).reason}</p>
        )}
      </div>
    </li>
  );
}
