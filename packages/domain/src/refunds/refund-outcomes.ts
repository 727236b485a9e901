/**
 * Ends of a refund.
 * - returned: the provider gave the money back.
 * - paid_elsewhere: the shop paid it by other means, recorded by an operator.
 * - waived: not owed, recorded by an operator; no money moved, and it cannot be promised again.
 * - account_closed: an account without a deposit was closed; no money moved.
 * - nothing_owed: other refunds had given back all that was captured; no money moved.
 * - reversed: the bank had reversed the deposit; no money moved.
 */
export const REFUND_OUTCOMES = [
  "returned",
  "paid_elsewhere",
  "waived",
  "account_closed",
  "nothing_owed",
  "reversed",
] as const;

export type RefundOutcome = (typeof REFUND_OUTCOMES)[number];
