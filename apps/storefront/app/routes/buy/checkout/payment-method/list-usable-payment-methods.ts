import {
  methodsFor,
  type OfferedMethod,
} from "@todayfruit/domain/payments/methods/check-offered-method-sums";
import {
  PAYMENT_METHODS,
  type PaymentMethod,
  type PaymentSelection,
} from "./convert-and-check-payment-selection.ts";

/**
 * Lists the payment methods with which a buyer can pay a sum, in the sequence of the tiles.
 *
 * @param isMember guests cannot pay by a registered card
 */
export function listUsablePaymentMethods(
  offered: readonly OfferedMethod[],
  { price, isMember }: { price: number; isMember: boolean },
): PaymentMethod[] {
  const fitting = new Set(methodsFor(offered, price));
  return PAYMENT_METHODS.filter((method) => fitting.has(method) && (isMember || method !== "billing"));
}

/** Returns the selection with a usable method: its own, or else the first one. */
export function usableSelection(
  selection: PaymentSelection,
  usable: readonly PaymentMethod[],
): PaymentSelection {
  const [first] = usable;
  if (first === undefined || usable.includes(selection.method)) return selection;
  return { ...selection, method: first };
}
