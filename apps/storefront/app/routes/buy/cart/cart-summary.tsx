import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Suspense } from "react";
import { Won } from "../../../features/catalog/price-block.tsx";
import { LiveRegion } from "../../../ui/accessibility/live-region.tsx";
import { createLazyComponent } from "../../../ui/create-lazy-component.ts";
import { KeyValue, KeyValues } from "../../../ui/layout/key-values.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import type { Cart } from "./state/cart-types-and-readers.ts";
import { writeCartTotalsAnnouncement } from "./write-cart-totals-announcement.ts";

/** Comes after the cart itself, which it explains. */
const PriceExplanationLink = createLazyComponent(
  async () =>
    (await import("../../../features/orders/explained-price/price-explanation-link.tsx"))
      .PriceExplanationLink,
);

/**
 * Totals of the checked lines, announced once after a change has settled.
 *
 * @param saving true while a change is being saved
 */
export function CartSummary({ cart, saving }: { cart: Cart; saving: boolean }) {
  const { totals, explanation } = cart;
  return (
    <Panel title="결제 예정 금액">
      <LiveRegion text={writeCartTotalsAnnouncement(totals)} busy={saving} />
      <KeyValues>
        <KeyValue name="상품 금액">{groupDigits(totals.listPrice)}원</KeyValue>
        {totals.discountedPrice > 0 && (
          <KeyValue name="상품 할인" sale>
            -{groupDigits(totals.discountedPrice)}원
          </KeyValue>
        )}
        <KeyValue name="배송비">
          {totals.shippingFee === 0 ? "0원" : `${groupDigits(totals.shippingFee)}원`}
        </KeyValue>
        <KeyValue name="총 결제 예정 금액" kind="total">
          <Won amount={totals.price} />
        </KeyValue>
      </KeyValues>
      {!saving && (
        <Suspense fallback={<span className="block min-h-11" />}>
          <PriceExplanationLink lines={explanation} price={totals.price} totalName="낼 돈" />
        </Suspense>
      )}
      <p className="mt-3 rounded-md bg-sunken px-4 py-3.5 text-caption text-ink-2">
        제주와 도서산간은 주문서에서 주소를 적으면 추가 배송비를 알려드려요.
      </p>
    </Panel>
  );
}
