import { groupDigits } from "@todayfruit/domain/money/format-won";

/** Facts that decide whether the payment window may open. */
export type PayFacts = {
  /** Amount in 원, as the server last calculated it. */
  price: number;
  /** False until an address is known; a gift needs none. */
  hasAddress: boolean;
  /** Number of gifts, and whether the receivers and the sender are named; `null` when it is no gift. */
  gift: { count: number; isRight: boolean } | null;
  /** True while the price for this address and these points is being calculated. */
  isCalculating: boolean;
  calculationFailed: boolean;
  undeliverable: number;
  pointsAreRight: boolean;
  /** True when the cash receipt's number is valid. */
  receiptIsRight: boolean;
  /** True when a registered card is selected, for payments that charge one. */
  hasCard: boolean;
  agreed: boolean;
};

/** Step the shopper must complete first. */
export type FixStep = "fix-address" | "fix-gift" | "fix-points" | "fix-receipt" | "fix-card" | "agree";

export type PayButtonAction =
  | { do: "wait" | "recalculate" | "pay" | FixStep; label: string }
  | { do: "stop"; label: string };

/**
 * Determines the pay button's action and label. It never offers a price other than the server's.
 *
 * @example derivePayButtonAction({ ...ready, agreed: true }) // { do: "pay", label: "57,700원 결제하기" }
 */
export function derivePayButtonAction(facts: PayFacts): PayButtonAction {
  const { gift } = facts;
  const price = `${groupDigits(facts.price)}원`;
  const pay = gift ? `${gift.count}명에게 ${price} 선물하기` : `${price} 결제하기`;
  if (facts.undeliverable > 0) {
    return {
      do: "stop",
      label: gift ? "선물로 보낼 수 없는 상품이 있어요" : "이 주소로 보낼 수 없는 상품이 있어요",
    };
  }
  if (gift && !gift.isRight) return { do: "fix-gift", label: pay };
  if (!gift && !facts.hasAddress) return { do: "fix-address", label: "배송지를 적어주세요" };
  if (!facts.pointsAreRight) return { do: "fix-points", label: "포인트를 확인해 주세요" };
  if (!facts.receiptIsRight) return { do: "fix-receipt", label: "현금영수증 번호를 확인해 주세요" };
  if (!facts.hasCard && facts.price > 0) return { do: "fix-card", label: "결제할 카드를 골라 주세요" };
  if (facts.isCalculating) return { do: "wait", label: pay };
  if (facts.calculationFailed) return { do: "recalculate", label: "금액 다시 계산하기" };
  return facts.agreed ? { do: "pay", label: pay } : { do: "agree", label: pay };
}
