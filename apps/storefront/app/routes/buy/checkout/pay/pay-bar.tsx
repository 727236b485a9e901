import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError, refusalCodeOf } from "../../../../api/api-error.ts";
import {
  type FieldMessages,
  listRefusalMessagesByField,
} from "../../../../api/list-refusal-messages-by-field.ts";
import { nameProductsInRefusalText } from "../../../../features/checkout/name-products-in-refusal-text.ts";
import { isCancelledByBuyer } from "../../../../features/payments/is-cancelled-by-buyer.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { BottomActionBar } from "../../../../ui/layout/bottom-action-bar.tsx";
import { Modal } from "../../../../ui/overlay/modal.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { type PaymentSelection, paymentOf } from "../payment-method/convert-and-check-payment-selection.ts";
import { savePaymentMethod } from "../payment-method/last-payment-method-storage.ts";
import { useSavedReceiptNumberQuery } from "../payment-method/use-saved-receipt-number-query.ts";
import type { OrderTmp, usePriceCalculation } from "../use-price-calculation.ts";
import { derivePayButtonAction, type FixStep } from "./derive-pay-button-action.ts";
import { deriveRefusedOrderReaction } from "./derive-refused-order-reaction.ts";
import { type ChangedPrices, PricesChangedModal } from "./prices-changed-modal.tsx";
import { type Check, usePay } from "./use-pay.ts";

type PayBarProps = {
  order: OrderTmp;
  /** Destination of the order: an address (`null` until known), or the gift's receivers. */
  goesTo: Pick<Check, "address"> | Required<Pick<Check, "isGift" | "giftData">> | null;
  gift?: { count: number; isRight: boolean };
  selection: PaymentSelection;
  isMember: boolean;
  agreed: boolean;
  pointsAreRight: boolean;
  receiptIsRight: boolean;
  calculation: Pick<ReturnType<typeof usePriceCalculation>, "isCalculating" | "error" | "recalculate">;
  onFix(what: FixStep): void;
  /** Called with the messages of refused fields; left out, a modal shows the refusal. */
  onRefusedFields?(sentences: FieldMessages): void;
  onPlaced(): void;
};

/** Bar with the 결제하기 button; shows what to do when the payment is refused. */
export function PayBar(props: PayBarProps) {
  const {
    order,
    goesTo,
    gift = null,
    selection,
    isMember,
    agreed,
    pointsAreRight,
    receiptIsRight,
    calculation,
    onFix,
    onRefusedFields,
    onPlaced,
  } = props;
  const navigate = useNavigate();
  const [changed, setChanged] = useState<ChangedPrices | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const kept = useSavedReceiptNumberQuery(isMember);
  const payment = usePay(order.id, refused);

  const step = derivePayButtonAction({
    price: order.prices.price,
    hasAddress: goesTo !== null,
    gift,
    isCalculating: calculation.isCalculating,
    calculationFailed: calculation.error !== null,
    undeliverable: order.undeliverableProducts.length,
    pointsAreRight,
    receiptIsRight,
    hasCard: selection.method !== "billing" || selection.cardId !== null,
    agreed,
  });

  function press(): void {
    if (step.do === "pay") pay(order.prices.price);
    else if (step.do === "recalculate") void calculation.recalculate();
    else if (step.do !== "wait" && step.do !== "stop") onFix(step.do);
  }

  function pay(price: number): void {
    if (!goesTo) return;
    if (price > 0) savePaymentMethod(window.localStorage, selection);
    payment.mutate({
      check: {
        ...goesTo,
        chkPrice: price,
        chkUsedPoint: order.prices.usedPoint === 0 ? 0 : -order.prices.usedPoint,
        ...paymentOf(selection, price, kept),
      },
      cardId: selection.cardId,
    });
  }

  function refused(error: unknown): void {
    if (!(error instanceof ApiError)) {
      refusedByProvider(error);
      return;
    }
    const prices = error.detail?.prices;
    const what = deriveRefusedOrderReaction(error.code);
    if (what === "show-order") onPlaced();
    else if (what === "prices-changed" && prices) setChanged(prices);
    else if (what === "back-to-cart") setGone(nameProductsInRefusalText(error));
    else if (onRefusedFields && error.code === "FREE_TEXT_REFUSED" && error.detail?.fields)
      onRefusedFields(listRefusalMessagesByField(error));
    else setFailed(nameProductsInRefusalText(error));
    // Refetches after any refusal, so that the form shows current data.
    void calculation.recalculate();
  }

  function refusedByProvider(error: unknown): void {
    if (isCancelledByBuyer(refusalCodeOf(error) ?? "")) showSnackbar("결제를 취소했어요");
    else setFailed(nameProductsInRefusalText(error));
  }

  return (
    <>
      <BottomActionBar>
        <Button
          block
          size="lg"
          disabled={step.do === "stop"}
          busy={step.do === "wait" || payment.isPending}
          onClick={press}
        >
          {step.label}
        </Button>
      </BottomActionBar>
      <PricesChangedModal
        prices={changed}
        onClose={() => setChanged(null)}
        onPay={(price) => {
          setChanged(null);
          pay(price);
        }}
        onCart={() => navigate(paths.cart)}
      />
      <Modal
        style="warning"
        open={gone !== null}
        onClose={() => setGone(null)}
        title="이대로는 주문할 수 없어요"
        cancelLabel="닫기"
        confirm={{ label: "장바구니로", run: () => navigate(paths.cart) }}
      >
        {gone}
      </Modal>
      <Modal
        style="failure"
        open={failed !== null}
        onClose={() => setFailed(null)}
        title="결제하지 못했어요"
        confirm={{ label: "확인", run: () => setFailed(null) }}
      >
        {failed}
      </Modal>
    </>
  );
}
