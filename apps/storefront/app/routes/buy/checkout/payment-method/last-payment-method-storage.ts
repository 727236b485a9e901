import { EASY_PAYS } from "@todayfruit/domain/payments/payment-method-codes";
import {
  DEFAULT_PAYMENT_SELECTION,
  PAYMENT_METHODS,
  type PaymentSelection,
} from "./convert-and-check-payment-selection.ts";

const STORAGE_KEY = "paymentMethod";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Returns the selection an order form begins with: the method used last in this browser, or the default.
 *
 * @param isMember guests cannot pay by a registered card
 */
export function firstSelection(store: Store, isMember: boolean): PaymentSelection {
  const [saved, wallet] = read(store)?.split(" ") ?? [];
  const method = PAYMENT_METHODS.find((known) => known === saved && (isMember || known !== "billing"));
  if (method === undefined) return DEFAULT_PAYMENT_SELECTION;
  const easyPay = EASY_PAYS.find((known) => known === wallet) ?? DEFAULT_PAYMENT_SELECTION.easyPay;
  return { ...DEFAULT_PAYMENT_SELECTION, method, easyPay };
}

/** Saves the method for the next order, or deletes the saved one when the buyer does not want it saved. */
export function savePaymentMethod(store: Store, { method, easyPay, isRemembered }: PaymentSelection): void {
  try {
    if (isRemembered) store.setItem(STORAGE_KEY, `${method} ${easyPay}`);
    else store.removeItem(STORAGE_KEY);
  } catch {
    // With a full or forbidden storage the method is picked again next time.
  }
}

function read(store: Store): string | null {
  try {
    return store.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
