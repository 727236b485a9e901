import { instantOf } from "../calendar/kst.ts";
import type { Won } from "../money/won.ts";
import type { OrderStatus } from "../orders/status.ts";
import { type ProviderMoneyState, type ProviderPayment, providerMoneyState } from "./provider-money-state.ts";
import type { PaymentStatus } from "./status.ts";

/**
 * Decisions about a payment.
 * - mark-paid: payment and order become paid.
 * - await-deposit: an account was issued (or a deposit was reversed); the order becomes bank_transfer_waiting.
 * - alert-only: a deposit was reversed after dispatch; nothing can be undone, people must act.
 * - cancel-at-provider: money was captured, or may still be deposited, for an order that can no longer be honoured.
 * - release: nothing was or will be captured; stock and points are released and the order is closed.
 * - keep-waiting: ask the provider again later.
 * - nothing: both sides agree.
 */
export type SettleDecision =
  | "mark-paid"
  | "await-deposit"
  | "alert-only"
  | "cancel-at-provider"
  | "release"
  | "keep-waiting"
  | "nothing";

export type SettleFacts = {
  /** `isDispatched`: one of its products has left the farm. */
  order: { status: OrderStatus; price: Won; isDispatched: boolean };
  /** `givenBack`: amount in 원 that the shop has promised to refund for cancelled products. */
  payment: { status: PaymentStatus; givenBack: Won };
  /** The provider's answer about the order; null when it has none. */
  provider: ProviderPayment | null;
  /** Reservation of the order's stock and points. */
  reservation: "held" | "committed" | "released";
  /** Instants, ISO 8601 with offset; at `expiresAt` the time to pay is over. */
  now: string;
  expiresAt: string;
};

/**
 * Decides what to do about a payment, from the facts on both sides. Browser return, webhook and reconciler all call
 * it, in any order and any number of times. Captured money always leads to a paid order or a cancel, and a late
 * payment is still honoured while stock and points are held for it.
 *
 * @example an order of 22,900원 in `request`, held, provider DONE 22,900원 // "mark-paid"
 * @example the same, but 12,900원 were captured // "cancel-at-provider"
 * @example the same, expired, and the provider knows nothing // "release"
 */
export function decidePaymentSettlement(facts: SettleFacts): SettleDecision {
  const money = facts.provider === null ? "none" : providerMoneyState(facts.provider);
  return DECIDE[money](facts);
}

const DECIDE: Record<ProviderMoneyState, (facts: SettleFacts) => SettleDecision> = {
  captured: settleCaptured,
  depositable: settleDepositable,
  none: settleNotStarted,
  gone: settleGone,
};

function settleCaptured(facts: SettleFacts): SettleDecision {
  const { order, payment } = facts;
  if (payment.status === "paid" && !PAYABLE.includes(order.status) && !CLOSED.includes(order.status)) {
    return "nothing";
  }
  const isWhole = facts.provider?.status === "DONE" && isExact(facts);
  const isWanted = payment.status !== "withdraw" && !CANCELLING.includes(order.status);
  return isWhole && isWanted && facts.reservation !== "released" ? "mark-paid" : "cancel-at-provider";
}

function settleDepositable(facts: SettleFacts): SettleDecision {
  const { order, payment, reservation } = facts;
  const isReversed = payment.status === "paid";
  if (isReversed && (order.isDispatched || DISPATCHED.includes(order.status))) return "alert-only";
  const isWanted = payment.status !== "withdraw" && !CANCELLING.includes(order.status);
  if (!isWanted || !isExact(facts) || reservation === "released") return "cancel-at-provider";
  // After a partial refund the deposit cannot be awaited again: the account takes only the whole amount.
  if (isReversed) return payment.givenBack > 0 ? "cancel-at-provider" : "await-deposit";
  if (isOver(facts)) return "cancel-at-provider";
  return order.status === "bank_transfer_waiting" ? "keep-waiting" : "await-deposit";
}

function settleNotStarted(facts: SettleFacts): SettleDecision {
  const { order, payment, reservation } = facts;
  // Paid entirely with points, so the provider was never asked; or shipped, so stock cannot come back.
  if (payment.status === "paid" || DISPATCHED.includes(order.status)) return "nothing";
  const isOpen = payment.status === "waiting" && PAYABLE.includes(order.status);
  if (isOpen && reservation !== "released") return isOver(facts) ? "release" : "keep-waiting";
  return isOpen || reservation === "held" ? "release" : "nothing";
}

function settleGone({ order, payment, reservation }: SettleFacts): SettleDecision {
  if (order.isDispatched || DISPATCHED.includes(order.status)) return "nothing";
  // The shop refunded all money for some products, and points pay for the others.
  if (payment.status === "paid" && payment.givenBack > 0 && payment.givenBack === order.price)
    return "nothing";
  const isOpen = payment.status !== "withdraw" && !CLOSED.includes(order.status);
  return isOpen || reservation === "held" ? "release" : "nothing";
}

function isExact({ provider, order }: SettleFacts): boolean {
  return provider?.totalAmount === order.price && provider.balanceAmount === provider.totalAmount;
}

function isOver({ now, expiresAt }: SettleFacts): boolean {
  return instantOf(now) >= instantOf(expiresAt);
}

const PAYABLE: readonly OrderStatus[] = ["pre_ordering", "unknown", "request", "bank_transfer_waiting"];
const CLOSED: readonly OrderStatus[] = ["stock_out", "withdraw_complete", "incomplete"];
const CANCELLING: readonly OrderStatus[] = [...CLOSED, "withdraw_request"];
const DISPATCHED: readonly OrderStatus[] = ["delivering", "delivery_end", "complete"];
