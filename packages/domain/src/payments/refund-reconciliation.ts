import { type Won, won } from "../money/won.ts";
import type { RefundOutcome } from "../refunds/refund-outcomes.ts";
import { type ProviderPayment as Money, providerMoneyState } from "./provider-money-state.ts";

/** A refund in the shop's books; `amount` in 원. */
export type RefundRecord = {
  id: number;
  amount: number;
  /** `part`: refund of cancelled products; `whole`: refund of everything not promised yet. */
  kind: "part" | "whole";
  /** `null` while the refund is open. */
  outcome: RefundOutcome | null;
  /** Number of the provider's cancel that carried it out, if any. */
  transactionKey: string | null;
};

/** A cancel as the provider lists it, in 원. */
export type CancelRecord = { transactionKey: string; cancelAmount: number };

/**
 * Computes the captured amount that is not promised to anyone, in 원, never below 0. Open refunds count as promised;
 * those that ended without paying do not, except `waived`.
 *
 * @example refundable(won(24000), [{ id: 1, amount: 13000, kind: "part", outcome: "returned", transactionKey: "t" }]) // 11000
 */
export function refundable(captured: Won, refunds: readonly RefundRecord[]): Won {
  return won(Math.max(0, captured - sumOf(refunds.filter(isPromised))));
}

/**
 * Computes the amount that one open refund may still request, in 원; 0 when the others gave or promised everything. A
 * part precedes an open whole refund, because the buyer was told its amount.
 *
 * @example a whole refund of 33,800원 captured, of which two parts gave back all // 0
 */
export function owedOn(captured: Won, refund: RefundRecord, refunds: readonly RefundRecord[]): Won {
  const others = refunds.filter(
    ({ id, kind, outcome }) =>
      id !== refund.id && !(refund.kind === "part" && kind === "whole" && outcome === null),
  );
  const left = refundable(captured, others);
  return refund.kind === "whole" ? left : won(Math.min(left, refund.amount));
}

/** Computes the balance at the provider by the shop's books, in 원: only refunds by the provider itself are subtracted. */
export function balanceByBooks(captured: Won, refunds: readonly RefundRecord[]): Won {
  return won(Math.max(0, captured - sumOf(refunds.filter(({ outcome }) => outcome === "returned"))));
}

/**
 * Finds the provider's cancel that carried out a refund: the last one of its amount that belongs to no other refund.
 * `covered`: cancels of other amounts, made outside the shop, gave back at least as much beyond what other refunds
 * explain. `null`: none did.
 *
 * @example findCancel({ id: 2, amount: 13000, … }, [{ transactionKey: "a", cancelAmount: 13000 }], []) // { transactionKey: "a" }
 */
export function findCancel(
  refund: Pick<RefundRecord, "id" | "amount">,
  cancels: readonly CancelRecord[],
  refunds: readonly RefundRecord[],
): { transactionKey: string } | "covered" | null {
  const others = refunds.filter(({ id }) => id !== refund.id);
  const given = cancels.reduce((sum, { cancelAmount }) => sum + cancelAmount, 0);
  const explained = sumOf(others.filter(({ outcome }) => outcome === "returned"));
  // Checked for equal amounts too: a refund that was covered before may have used up what this cancel gave.
  if (given - explained < refund.amount) return null;
  const taken = new Set(others.map(({ transactionKey }) => transactionKey));
  const free = cancels.filter(({ transactionKey }) => !taken.has(transactionKey));
  const same = free.findLast(({ cancelAmount }) => cancelAmount === refund.amount);
  return same ? { transactionKey: same.transactionKey } : "covered";
}

export type RefundEnd =
  | { outcome: "returned"; transactionKey: string | null }
  | { outcome: "account_closed"; transactionKey: string | null }
  | { outcome: "nothing_owed" | "reversed" };

/**
 * Decides how an open refund has ended, from the provider's current state of the payment; `null` while it is open.
 * Never reports money as returned unless a cancel of the provider proves it.
 *
 * @param captured amount captured by the shop's books, in 원
 * @param provider with its cancels; `hasArrived`: money was captured at some time and no bank reversed it
 * @example an account that expired, nothing captured // { outcome: "account_closed", transactionKey: null }
 */
export function refundEnd(
  captured: Won,
  refund: RefundRecord,
  refunds: readonly RefundRecord[],
  provider: Money & { cancels: readonly CancelRecord[]; hasArrived: boolean },
): RefundEnd | null {
  const isGone = providerMoneyState(provider) === "gone";
  const cancel = findCancel(refund, provider.cancels, refunds);
  const transactionKey = cancel === null || cancel === "covered" ? null : cancel.transactionKey;
  if (captured === 0 && !provider.hasArrived)
    return isGone ? { outcome: "account_closed", transactionKey } : null;
  const taken = won(Math.max(captured, provider.hasArrived ? provider.totalAmount : 0));
  if (owedOn(taken, refund, refunds) === 0) return { outcome: "nothing_owed" };
  if (cancel !== null) return { outcome: "returned", transactionKey };
  return provider.status === "EXPIRED" || provider.status === "ABORTED" ? { outcome: "reversed" } : null;
}

const PROMISED: readonly RefundOutcome[] = ["returned", "paid_elsewhere", "waived"];

function isPromised({ outcome }: RefundRecord): boolean {
  return outcome === null || PROMISED.includes(outcome);
}

function sumOf(refunds: readonly RefundRecord[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
