import { groupDigits } from "@todayfruit/domain/money/format-won";
import CircleCheck from "lucide-react/icons/circle-check";
import Truck from "lucide-react/icons/truck";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import type { CartEntry } from "./state/cart-types-and-readers.ts";

/** Amount in 원 missing for free shipping; renders nothing when shipping is never free. */
export function FreeShippingProgress({ shipping }: { shipping: NonNullable<CartEntry["shipping"]> }) {
  const { isFree, freeFrom, missingForFree, productsPrice } = shipping;
  if (!isFree && missingForFree === 0) return null;
  return (
    <div
      className={`mt-2 mb-0.5 rounded-md px-3.5 py-3 text-caption ${isFree ? "bg-brand-tint text-brand-ink" : "bg-sunken text-ink-2"}`}
    >
      <p className="mb-2 flex items-center gap-1.5">
        {isFree ? (
          <>
            <CircleCheck className="size-18px" aria-hidden />
            <span>
              <b className="font-bold">무료배송</b>이에요
            </span>
          </>
        ) : (
          <>
            <Truck className="size-18px" aria-hidden />
            <span>
              <b className="font-bold text-brand-ink tabular-nums">{groupDigits(missingForFree)}원</b> 더
              담으면 무료배송이에요
            </span>
          </>
        )}
      </p>
      <ProgressBar thin label="무료배송까지" value={isFree ? 1 : productsPrice} max={isFree ? 1 : freeFrom} />
    </div>
  );
}
