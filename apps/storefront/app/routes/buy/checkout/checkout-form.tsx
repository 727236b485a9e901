import type { OfferedMethod } from "@todayfruit/domain/payments/methods/check-offered-method-sums";
import { useRef, useState } from "react";
import { Navigate } from "react-router";
import type { Destination } from "../../../features/addresses/order-address-from-form-values.ts";
import { paths } from "../../../paths.ts";
import type { AddressFormHandle } from "./address/address-form-handle-types.ts";
import { DeliveryMemoField } from "./address/delivery-memo-field.tsx";
import { GuestOrdererAndAddressForm } from "./address/guest-orderer-and-address-form.tsx";
import { MemberAddressPanel } from "./address/member-address-panel.tsx";
import { DiscountsPanel } from "./discounts-panel.tsx";
import { OrderConsent } from "./order-consent.tsx";
import { OrderProducts } from "./order-products.tsx";
import type { FixStep } from "./pay/derive-pay-button-action.ts";
import { PayBar } from "./pay/pay-bar.tsx";
import { isReceiptRight } from "./payment-method/convert-and-check-payment-selection.ts";
import { firstSelection } from "./payment-method/last-payment-method-storage.ts";
import { listUsablePaymentMethods, usableSelection } from "./payment-method/list-usable-payment-methods.ts";
import { PaymentMethods } from "./payment-method/payment-methods.tsx";
import { PriceSummary } from "./price-summary.tsx";
import { type OrderTmp, type PickedCoupons, usePriceCalculation } from "./use-price-calculation.ts";

type CheckoutFormProps = {
  form: OrderTmp;
  /** Payment methods that the shop offers. */
  offered: readonly OfferedMethod[];
  isMember: boolean;
  /** Called when the server reports that this form was already ordered. */
  onPlaced(): void;
};

/** Order form: destination, products, payment method, amounts and the pay button. */
export function CheckoutForm({ form, offered, isMember, onPlaced }: CheckoutFormProps) {
  const [destination, setDestination] = useState<Destination | null>(null);
  const [ownMemo, setMemo] = useState<string | null>(null);
  const [usedPoint, setUsedPoint] = useState(form.prices.usedPoint);
  const [picked, setSelection] = useState(() => firstSelection(window.localStorage, isMember));
  const [missesReceipt, setMissesReceipt] = useState(false);
  const [coupons, setCoupons] = useState<PickedCoupons>({
    couponId: form.couponId,
    shippingCouponId: form.shippingCouponId,
  });
  const [agreed, setAgreed] = useState(false);
  const [missesConsent, setMissesConsent] = useState(false);
  const addressHandle = useRef<AddressFormHandle>(null);
  const consent = useRef<HTMLDivElement>(null);
  const points = useRef<HTMLDivElement>(null);
  const methods = useRef<HTMLDivElement>(null);

  const pointsAreRight = usedPoint === 0 || (usedPoint >= form.minUsePoint && usedPoint <= form.point);
  const calculation = usePriceCalculation(form, destination, {
    usedPoint: pointsAreRight ? usedPoint : 0,
    ...coupons,
  });
  const { priced } = calculation;
  const usable = listUsablePaymentMethods(offered, { price: priced.prices.price, isMember });
  const selection = usableSelection(picked, usable);
  const payable = destination === null || calculation.isCalculating ? null : priced.prices.price;
  const address = destination && "address" in destination ? destination.address : null;
  const memo = ownMemo ?? address?.memo ?? "";

  function fix(what: FixStep): void {
    if (what === "fix-address") addressHandle.current?.focusProblem();
    if (what === "fix-points") points.current?.querySelector("input")?.focus();
    if (what === "fix-receipt") {
      setMissesReceipt(true);
      methods.current?.querySelector<HTMLInputElement>("input[inputmode=numeric]")?.focus();
    }
    if (what === "fix-card") methods.current?.querySelector("button")?.focus();
    if (what === "agree") {
      setMissesConsent(true);
      consent.current?.querySelector("input")?.focus();
    }
  }

  // A buyer who returns to a paid form is shown the order.
  if (form.placedOrderId) return <Navigate to={paths.order(form.placedOrderId)} replace />;
  return (
    <>
      <main id="contents" className="bg-sunken pb-2">
        {isMember ? (
          <MemberAddressPanel ref={addressHandle} onChange={setDestination} />
        ) : (
          <GuestOrdererAndAddressForm ref={addressHandle} onChange={setDestination} />
        )}
        <div className="bg-surface px-gutter pb-6">
          <DeliveryMemoField memo={memo} onChange={setMemo} />
        </div>
        <OrderProducts order={priced} />
        {isMember && (
          <div ref={points} className="mt-2">
            <DiscountsPanel
              order={priced}
              coupons={coupons}
              onCoupons={setCoupons}
              price={payable}
              usedPoint={usedPoint}
              onPoint={setUsedPoint}
            />
          </div>
        )}
        <div ref={methods} className="mt-2">
          <PaymentMethods
            selection={selection}
            onChange={setSelection}
            isMember={isMember}
            usable={usable}
            isNeeded={priced.prices.price > 0}
            showsWrongReceipt={missesReceipt}
          />
        </div>
        <PriceSummary order={priced} isCalculating={calculation.isCalculating} error={calculation.error} />
        <div ref={consent}>
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
        goesTo={address && { address: { ...address, memo: memo.trim() } }}
        selection={selection}
        isMember={isMember}
        agreed={agreed}
        pointsAreRight={pointsAreRight}
        receiptIsRight={isReceiptRight(selection) || priced.prices.price === 0}
        calculation={calculation}
        onFix={fix}
        onPlaced={onPlaced}
      />
    </>
  );
}
