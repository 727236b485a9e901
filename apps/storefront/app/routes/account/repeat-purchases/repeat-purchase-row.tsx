import Bell from "lucide-react/icons/bell";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { Link } from "react-router";
import { derivePhotoTintByCategory } from "../../../features/catalog/derive-photo-tint-by-category.ts";
import { Won } from "../../../features/catalog/price-block.tsx";
import { formatPurchaseFrequencyAndLastDay } from "../../../features/reorders/format-purchase-frequency-and-last-day.ts";
import { PriceChange } from "../../../features/reorders/price-change.tsx";
import { usePutIntoCart } from "../../../features/reorders/use-put-into-cart.ts";
import type { RepeatPurchase } from "../../../features/reorders/use-repeat-purchases.ts";
import { writeUnavailableVeilAndReason } from "../../../features/reorders/write-unavailable-veil-and-reason.ts";
import { shortenOptionName } from "../../../features/restock-alarms/shorten-option-name.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Photo } from "../../../ui/media/photo.tsx";

type RepeatPurchaseRowProps = {
  purchase: RepeatPurchase;
  /** KST date. */
  today: string;
  /** Opens the restock alarm of the option. */
  onWait(product: RepeatPurchase["product"], optionId: number): void;
};

/**
 * Product bought again and again: how often, its price against the last one, and the button that puts one into the cart.
 * The option is named where the product's name does not say it.
 */
export function RepeatPurchaseRow({ purchase, today, onWait }: RepeatPurchaseRowProps) {
  const { product, option, block, price, thenPrice } = purchase;
  const words = block === null ? null : writeUnavailableVeilAndReason(block);
  return (
    <li className="flex gap-3 py-4">
      <Photo
        className="w-18 flex-none self-start rounded-10"
        path={product.image ?? undefined}
        tint={derivePhotoTintByCategory(product.category)}
        alt=""
        sizes="72px"
      >
        {words && (
          <span className="absolute inset-0 grid place-items-center bg-photo-veil/50 text-micro font-bold text-white">
            {words.veil}
          </span>
        )}
      </Photo>
      <div className="min-w-0 flex-1">
        <Link
          className={`relative block text-label font-semibold wrap-anywhere after:absolute after:inset-x-0 after:-inset-y-3 ${words ? "text-ink-3" : ""}`}
          to={paths.product(product.id)}
        >
          {product.name}
        </Link>
        <p className="mt-1 text-caption text-ink-3 tabular-nums">
          {formatPurchaseFrequencyAndLastDay(purchase, today)}
        </p>
        {!product.name.includes(shortenOptionName(option.name)) && (
          <p className="mt-0.5 truncate text-caption text-ink-3">{option.name}</p>
        )}
        <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <b className={`text-body1 font-bold tabular ${words ? "text-ink-3" : ""}`}>
              <Won amount={price} />
            </b>
            {!words && <PriceChange thenPrice={thenPrice} price={price} />}
          </p>
          {block === null && <PutButton purchase={purchase} />}
          {block === "SOLD_OUT" && (
            <Button
              tone="outline"
              size="xs"
              aria-haspopup="dialog"
              aria-label={`${product.name} ${option.name} 입고 알림 받기`}
              onClick={() => onWait(product, option.id)}
            >
              <Bell className="size-3.5" aria-hidden />
              입고 알림
            </Button>
          )}
        </div>
        {words && block !== "SOLD_OUT" && <p className="mt-1 text-caption text-ink-2">{words.reason}</p>}
      </div>
    </li>
  );
}

function PutButton({ purchase }: { purchase: RepeatPurchase }) {
  const putting = usePutIntoCart();
  const { product, option } = purchase;
  return (
    <Button
      className="ml-auto"
      tone="tint"
      size="xs"
      aria-label={`${product.name} ${option.name} 장바구니에 담기`}
      busy={putting.isPending}
      onClick={() => putting.mutate([{ ...purchase, units: 1 }])}
    >
      <ShoppingCart className="size-3.5" aria-hidden />
      담기
    </Button>
  );
}
