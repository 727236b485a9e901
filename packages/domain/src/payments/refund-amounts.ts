import { type Won, won } from "../money/won.ts";
import { type ProviderPayment as Money, moneyAtProvider } from "./money-at-provider.ts";

/**
 * Ends of a refund.
 * - returned: the provider gave the money back.
 * - paid_elsewhere: the shop paid it by other means, and an operator wrote that down.
 * - waived: an operator wrote down that it is not owed; no money moved, and it is not promised to anybody again.
 * - account_closed: an account that nobody had paid into was closed; no money moved.
 * - nothing_owed: other refunds had given back all that was captured; no money moved.
 * - reversed: the bank had taken the deposit back; no money moved.
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

/** Refund as the shop keeps it; `amount` in 원. */
export type RefundRecord = {
  id: number;
  amount: number;
  /** A part belongs to cancelled products; the other kind gives back all that nobody was promised yet. */
  kind: "part" | "whole";
  /** `null`: open. */
  outcome: RefundOutcome | null;
  /** The provider's number of the cancel that did it, where it did. */
  transactionKey: string | null;
};

/** A cancel as the provider lists it, in 원. */
export type CancelRecord = { transactionKey: string; cancelAmount: number };

/**
 * Sums what was captured and promised to nobody, in 원, never below 0. Open refunds count as promised; those that ended by
 * themselves without giving money do not.
 *
 * @example refundable(won(24000), [{ id: 1, amount: 13000, kind: "part", outcome: "returned", transactionKey: "t" }]) // 11000
 */
export function refundable(captured: Won, refunds: readonly RefundRecord[]): Won {
  return won(Math.max(0, captured - sumOf(refunds.filter(isPromised))));
}

/**
 * Works out what one open refund may still ask for, in 원; 0: the others gave or promised everything. A part comes before a whole
 * refund that is still open, because the buyer was told its amount.
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

/** Works out what the provider still holds by the shop's books, in 원: only what it gave back itself is gone. */
export function balanceByBooks(captured: Won, refunds: readonly RefundRecord[]): Won {
  return won(Math.max(0, captured - sumOf(refunds.filter(({ outcome }) => outcome === "returned"))));
}

/**
 * Finds the cancel of the provider that did a refund: the last of its amount that no other refund has. `covered`: cancels of other
 * amounts, made outside of the shop, gave back at least as much beyond what other refunds explain. `null`: none did.
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
  // Also for one of the same amount: a refund that was covered before may have used up what it gave.
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
 * Decides how an open refund has ended, from what the provider says of the payment now; `null` while it is open. Never says that
 * money went back unless a cancel of the provider shows it.
 *
 * @param captured what the shop's books say was taken, in 원
 * @param provider with its cancels; `hasArrived`: money was taken at some time and no bank took it back
 * @example an account that expired, nothing captured // { outcome: "account_closed", transactionKey: null }
 */
export function refundEnd(
  captured: Won,
  refund: RefundRecord,
  refunds: readonly RefundRecord[],
  provider: Money & { cancels: readonly CancelRecord[]; hasArrived: boolean },
): RefundEnd | null {
  const isGone = moneyAtProvider(provider) === "gone";
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
