import type { OfferedMethod } from "@todayfruit/domain/payments/methods/check-offered-method-sums";
import { useRef, useState } from "react";
import { Navigate } from "react-router";
import { paths } from "../../../../paths.ts";
import { DiscountsPanel } from "../discounts-panel.tsx";
import { OrderConsent } from "../order-consent.tsx";
import type { FixStep } from "../pay/derive-pay-button-action.ts";
import { PayBar } from "../pay/pay-bar.tsx";
import { isReceiptRight } from "../payment-method/convert-and-check-payment-selection.ts";
import { firstSelection } from "../payment-method/last-payment-method-storage.ts";
import { listUsablePaymentMethods, usableSelection } from "../payment-method/list-usable-payment-methods.ts";
import { PaymentMethods } from "../payment-method/payment-methods.tsx";
import { PriceSummary } from "../price-summary.tsx";
import { type OrderTmp, type PickedCoupons, usePriceCalculation } from "../use-price-calculation.ts";
import {
  countOf,
  faultsOf,
  firstDraft,
  giftDataOf,
  type RefusedTexts,
  remainingMessages,
  textsOf,
} from "./edit-and-check-gift-draft.ts";
import { GiftCardPanel } from "./gift-card-panel.tsx";
import { GiftProducts } from "./gift-products.tsx";
import { ReceiversPanel } from "./receivers-panel.tsx";

type GiftFormProps = {
  form: OrderTmp;
  /** Payment methods that the shop offers. */
  offered: readonly OfferedMethod[];
  senderName: string;
  /** Called when the server reports that this form was already ordered. */
  onPlaced(): void;
};

/** 선물하기: the card, the receivers, the products, the payment method, the amounts and the pay button. */
export function GiftCheckoutForm({ form, offered, senderName, onPlaced }: GiftFormProps) {
  const [draft, setDraft] = useState(() => firstDraft(senderName));
  const [showsWrong, setShowsWrong] = useState(false);
  const [refused, setRefused] = useState<RefusedTexts | null>(null);
  const [usedPoint, setUsedPoint] = useState(form.prices.usedPoint);
  const [picked, setSelection] = useState(() => firstSelection(window.localStorage, true));
  const [missesReceipt, setMissesReceipt] = useState(false);
  const [coupons, setCoupons] = useState<PickedCoupons>({
    couponId: form.couponId,
    shippingCouponId: form.shippingCouponId,
  });
  const [agreed, setAgreed] = useState(false);
  const [missesConsent, setMissesConsent] = useState(false);
  const page = useRef<HTMLElement>(null);

  const giftCount = countOf(draft);
  const faults = faultsOf(draft);
  const sentences = remainingMessages(draft, refused);
  const isRight = faults.receivers.length === 0 && !faults.sender && Object.keys(sentences).length === 0;
  const pointsAreRight = usedPoint === 0 || (usedPoint >= form.minUsePoint && usedPoint <= form.point);
  const calculation = usePriceCalculation(
    form,
    { giftCount },
    { usedPoint: pointsAreRight ? usedPoint : 0, ...coupons },
  );
  const { priced } = calculation;
  const usable = listUsablePaymentMethods(offered, { price: priced.prices.price, isMember: true });
  const selection = usableSelection(picked, usable);
  const payable = calculation.isCalculating ? null : priced.prices.price;

  function fix(what: FixStep): void {
    const focus = (selector: string) =>
      requestAnimationFrame(() => page.current?.querySelector<HTMLElement>(selector)?.focus());
    if (what === "fix-gift") {
      setShowsWrong(true);
      focus("[aria-invalid=true]");
    }
    if (what === "fix-points") focus("[data-part=points] input");
    if (what === "fix-receipt") {
      setMissesReceipt(true);
      focus("[data-part=methods] input[inputmode=numeric]");
    }
    if (what === "fix-card") focus("[data-part=methods] button");
    if (what === "agree") {
      setMissesConsent(true);
      focus("[data-part=consent] input");
    }
  }

  // A sender who returns to a paid form is shown its result.
  if (form.placedOrderId) return <Navigate to={paths.paymentResult(form.placedOrderId)} replace />;
  return (
    <>
      <main id="contents" ref={page} className="bg-sunken pb-2">
        <GiftCardPanel
          draft={draft}
          onChange={setDraft}
          showsWrongSender={showsWrong && faults.sender}
          sentences={sentences}
        />
        <ReceiversPanel
          draft={draft}
          onChange={setDraft}
          faults={showsWrong ? faults.receivers : []}
          sentences={sentences}
          expireDate={form.giftExpireDate}
        />
        <GiftProducts order={priced} />
        <div data-part="points" className="mt-2">
          <DiscountsPanel
            order={priced}
            coupons={coupons}
            onCoupons={setCoupons}
            price={payable}
            usedPoint={usedPoint}
            onPoint={setUsedPoint}
          />
        </div>
        <div data-part="methods" className="mt-2">
          <PaymentMethods
            selection={selection}
            onChange={setSelection}
            isMember
            isGift
            usable={usable}
            isNeeded={priced.prices.price > 0}
            showsWrongReceipt={missesReceipt}
          />
        </div>
        <PriceSummary order={priced} isCalculating={calculation.isCalculating} error={calculation.error} />
        <div data-part="consent">
          <OrderConsent
            order={priced}
            agreed={agreed}
            isMissing={missesConsent && !agreed}
            onChange={setAgreed}
          />
        </div>
      </main>
      <PayBar
        order={priced}
        goesTo={{ isGift: true, giftData: giftDataOf(draft) }}
        gift={{ count: giftCount, isRight }}
        selection={{ ...selection, useEscrow: false }}
        isMember
        agreed={agreed}
        pointsAreRight={pointsAreRight}
        receiptIsRight={isReceiptRight(selection) || priced.prices.price === 0}
        calculation={calculation}
        onFix={fix}
        onRefusedFields={(sentences) => {
          setRefused({ words: textsOf(draft), sentences });
          fix("fix-gift");
        }}
        onPlaced={onPlaced}
      />
    </>
  );
}
