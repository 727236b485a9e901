/** Named places of the payment path at which a crash test may kill the process. */
export const FAULT_POINTS = [
  "checkout.before-write",
  "checkout.after-hold",
  "checkout.after-order",
  "checkout.after-commit",
  "confirm.before-provider",
  "confirm.after-provider",
  "settle.before-transaction",
  "settle.after-payment",
  "settle.after-order",
  "settle.after-stock",
  "settle.after-commit",
  "refund.before-write",
  "refund.after-write",
  "refund.before-provider",
  "refund.after-provider",
  "release.before-write",
  "release.after-stock",
  "webhook.before-handle",
  "receipt.after-provider",
] as const;

export type FaultPoint = (typeof FAULT_POINTS)[number];
/** Places of a batch of texts on its way, at which a test lets its worker die. */
export type MessageFaultPoint = "messages.batch-opened" | "messages.batch-filled" | "messages.batch-sent";

/** Places of the charge of a billing cycle at which a test lets its worker die. */
export type SubscriptionFaultPoint =
  | "subscription.after-claim"
  | "subscription.after-order"
  | "subscription.before-conclude";

/** Called at each point; does nothing unless a crash is being tested. */
export type Fault = (point: FaultPoint | MessageFaultPoint | SubscriptionFaultPoint) => void;

export const noFault: Fault = () => undefined;
