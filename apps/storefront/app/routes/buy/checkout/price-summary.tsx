import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Won } from "../../../features/catalog/price-block.tsx";
import { nameProductsInRefusalText } from "../../../features/checkout/name-products-in-refusal-text.ts";
import { PriceExplanationLink } from "../../../features/orders/explained-price/price-explanation-link.tsx";
import { LiveRegion } from "../../../ui/accessibility/live-region.tsx";
import { KeyValue, KeyValues } from "../../../ui/layout/key-values.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import type { OrderTmp } from "./use-price-calculation.ts";

type PriceSummaryProps = {
  order: OrderTmp;
  isCalculating: boolean;
  error: unknown;
};

/** 결제 금액 by line; hides an amount while it is being calculated. */
export function PriceSummary({ order, isCalculating, error }: PriceSummaryProps) {
  const { prices, totalPricesDetail } = order;
  const amount = (won: number) => (isCalculating ? <AmountBox /> : `${groupDigits(won)}원`);
  // The product total of an order that is not a gift does not depend on the destination.
  const giftAmount = order.giftCount === null ? (won: number) => `${groupDigits(won)}원` : amount;
  return (
    <Panel title="결제 금액">
      <LiveRegion
        text={`배송비 ${groupDigits(prices.shippingFee)}원, 총 결제 금액 ${groupDigits(prices.price)}원`}
        busy={isCalculating}
      />
      <KeyValues>
        <KeyValue name="상품 금액">
          {order.giftCount === null || isCalculating
            ? giftAmount(prices.listPrice)
            : `${groupDigits(prices.listPrice / order.giftCount)}원 × ${order.giftCount}명`}
        </KeyValue>
        {prices.discountedPrice > 0 && (
          <KeyValue name="상품 할인" sale>
            -{groupDigits(prices.discountedPrice)}원
          </KeyValue>
        )}
        <KeyValue name="배송비">{amount(prices.shippingFee)}</KeyValue>
        {order.giftCount === null &&
          totalPricesDetail.map(({ distributor, shipping }) => (
            <KeyValue key={shipping.key} kind="sub" name={`└ ${distributor.name}`}>
              {isCalculating ? <AmountBox /> : <ShippingText shipping={shipping} />}
            </KeyValue>
          ))}
        {order.giftCount !== null && prices.shippingCouponDiscountPrice > 0 && (
          <KeyValue kind="sub" name="└ 배송 쿠폰으로 뺐어요">
            -{groupDigits(prices.shippingCouponDiscountPrice)}원
          </KeyValue>
        )}
        {prices.couponDiscountPrice > 0 && (
          <KeyValue name="쿠폰 할인" sale>
            -{groupDigits(prices.couponDiscountPrice)}원
          </KeyValue>
        )}
        {(prices.usedPoint > 0 || isCalculating) && order.point > 0 && (
          <KeyValue name="포인트 사용" sale>
            {isCalculating ? <AmountBox /> : `-${groupDigits(prices.usedPoint)}원`}
          </KeyValue>
        )}
        <KeyValue name="총 결제 금액" kind="total">
          {isCalculating ? <AmountBox large /> : <Won amount={prices.price} />}
        </KeyValue>
      </KeyValues>
      {!isCalculating && <PriceExplanationLink lines={order.explanation} price={prices.price} />}
      {error !== null && (
        <p className="mt-3 rounded-md bg-danger-tint px-4 py-3 text-label text-danger" role="alert">
          {nameProductsInRefusalText(error)}
        </p>
      )}
      <Reward order={order} />
    </Panel>
  );
}

function ShippingText({ shipping }: { shipping: OrderTmp["totalPricesDetail"][number]["shipping"] }) {
  const { couponDiscountPrice: byCoupon } = shipping;
  if (byCoupon > 0 && shipping.fee === 0) return `배송 쿠폰으로 ${groupDigits(byCoupon)}원 무료`;
  if (byCoupon > 0) return `${groupDigits(shipping.fee)}원 (배송 쿠폰 -${groupDigits(byCoupon)}원)`;
  if (shipping.areaFee > 0) {
    return (
      <>
        {groupDigits(shipping.fee)}원 (지역 추가 {groupDigits(shipping.areaFee)}원 포함)
      </>
    );
  }
  return shipping.fee === 0 ? "무료배송" : `${groupDigits(shipping.fee)}원`;
}

function Reward({ order }: { order: OrderTmp }) {
  const most = order.expectedRewardPoint + order.expectedPhotoReviewPoint;
  if (most === 0) return null;
  return (
    <div className="mt-3 rounded-md bg-sunken px-4 py-3.5">
      <p className="flex justify-between gap-3 text-label">
        <span className="text-ink-2">예상 적립</span>
        <b className="font-bold text-brand-ink tabular">최대 {groupDigits(most)}P</b>
      </p>
      <p className="mt-1 text-caption text-ink-3 tabular-nums">
        구매 적립 {groupDigits(order.expectedRewardPoint)}P · 사진 후기{" "}
        {groupDigits(order.expectedPhotoReviewPoint)}P
        {order.expectedRewardDate && ` · ${formatMonthDay(order.expectedRewardDate)}부터`}
      </p>
    </div>
  );
}

function AmountBox({ large = false }: { large?: boolean }) {
  return (
    <span className={`shimmer inline-block rounded-sm align-middle ${large ? "h-6 w-24" : "h-4 w-16"}`}>
      <span className="sr-only">계산하고 있어요</span>
    </span>
  );
}
