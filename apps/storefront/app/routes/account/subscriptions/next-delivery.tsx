import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import CreditCard from "lucide-react/icons/credit-card";
import type { Subscription } from "../../../features/subscriptions/use-subscriptions.ts";

type NextDeliveryProps = {
  subscription: Subscription;
  next: NonNullable<Subscription["next"]>;
  /** Opens the sheet of its card. */
  onCard(): void;
};

/** Day, sum and card of the delivery that comes first. */
export function NextDelivery({ subscription, next, onCard }: NextDeliveryProps) {
  const { productName, card } = subscription;
  return (
    <section className="bg-surface px-gutter py-4" aria-label="다음 배송">
      <h2 className="text-title2 font-bold tracking-tight">
        다음은 <span className="text-brand-ink tabular-nums">{formatMonthDay(next.dispatchOn)}</span>이에요
      </h2>
      <p className="mt-1 text-label text-ink-3 tabular-nums">
        {productName} {groupDigits(next.goodsPrice)}원 + 배송비 {groupDigits(next.shippingFee)}원 ={" "}
        {groupDigits(next.price)}원 예정
      </p>
      <button
        className="mt-3 flex min-h-13 w-full items-center gap-3 text-left"
        type="button"
        aria-haspopup="dialog"
        onClick={onCard}
      >
        <CreditCard className="size-5 flex-none text-ink-3" aria-hidden />
        <span className="min-w-0 flex-1 truncate text-body1 font-medium tabular-nums">
          {card ? `${card.cardName} ${card.numberMasked}` : "결제할 카드가 없어요"}
        </span>
        <span className="text-label font-semibold text-brand-ink">{card ? "바꾸기" : "고르기"}</span>
        <span className="sr-only">{productName} 결제 카드</span>
      </button>
    </section>
  );
}
