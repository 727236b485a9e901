import { won } from "../money/won.ts";
import type { OrderStatus } from "../orders/status.ts";
import type { SettleFacts } from "../payments/decide-payment-settlement.ts";
import type { PaymentStatus } from "../payments/status.ts";

export const PRICE = won(22900);
export const BEFORE = "2026-11-21T10:00:00+09:00";
export const EXPIRY = "2026-11-21T10:30:00+09:00";

type Overrides = Partial<Omit<SettleFacts, "order" | "payment">> & {
  order?: OrderStatus;
  payment?: PaymentStatus;
  givenBack?: number;
  isDispatched?: boolean;
};

/** Builds the facts of an order of 22,900원 in `request`, with overrides. */
export function facts({
  order = "request",
  payment = "waiting",
  givenBack = 0,
  isDispatched = false,
  ...rest
}: Overrides = {}): SettleFacts {
  return {
    order: { status: order, price: PRICE, isDispatched },
    payment: { status: payment, givenBack: won(givenBack) },
    provider: null,
    reservation: "held",
    now: BEFORE,
    expiresAt: EXPIRY,
    ...rest,
  };
}

export const DONE = { status: "DONE", totalAmount: 22900, balanceAmount: 22900 } as const;
export const WAITING = { status: "WAITING_FOR_DEPOSIT", totalAmount: 22900, balanceAmount: 22900 } as const;
export const CANCELED = { status: "CANCELED", totalAmount: 22900, balanceAmount: 0 } as const;
export const ABORTED = { status: "ABORTED", totalAmount: 22900, balanceAmount: 22900 } as const;
