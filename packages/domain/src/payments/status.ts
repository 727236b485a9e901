export const PAYMENT_STATUSES = ["waiting", "paid", "withdraw"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * Allowed transitions of a payment. `paid → waiting`: the bank reversed a deposit; a partial cancel stays `paid`.
 *
 * @example PAYMENT_TRANSITIONS.waiting // ["paid", "withdraw"]
 */
export const PAYMENT_TRANSITIONS: Record<PaymentStatus, readonly PaymentStatus[]> = {
  waiting: ["paid", "withdraw"],
  paid: ["withdraw", "waiting"],
  withdraw: [],
};

/** @example canPaymentMove("withdraw", "paid") // false: money that went back is a new payment */
export function canPaymentMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return PAYMENT_TRANSITIONS[from].includes(to);
}
