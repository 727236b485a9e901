import { won } from "@todayfruit/domain/money/won";
import type { OrderStatus } from "@todayfruit/domain/orders/status";
import { decidePaymentSettlement } from "@todayfruit/domain/payments/decide-payment-settlement";
import { nextReversalCheck } from "@todayfruit/domain/payments/next-reversal-check";
import type { Tx } from "../../../db/database.ts";
import type { ProviderPayment } from "../../../gateways/payments/provider-payment-types.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { isCardAttemptKey } from "../../cards/cards.repository.ts";
import { renewPromisesAtPayment } from "../../delivery-promises/renew-promises-of-changed-order.ts";
import { sendGift } from "../../gift-links/send-gift.ts";
import { returnPoints } from "../../points/point-lots.repository.ts";
import { alertOfReversal, voidRefunds } from "../deposits/deposit-reminders-and-reversals.repository.ts";
import { recordRemainingRefund } from "../refunds/record-remaining-refund.ts";
import {
  found,
  isOfAnotherTry,
  isRefusalOf,
  isRefused,
  isReversal,
  isStillOpen,
  moneyOf,
  type SettlementInput,
} from "./derive-provider-payment-facts.ts";
import { formatCardOrWallet } from "./format-card-or-wallet.ts";
import { closeOrder, releaseStock } from "./order-closing.repository.ts";
import {
  commitStock,
  lockSettlement,
  markOrderPaid,
  markWaitingForDeposit,
  recordAccount,
  recordCapture,
  reopenStock,
  type SettlementRow,
  setNextCheck,
} from "./settlement.repository.ts";
import { undoPointRewards } from "./undo-point-rewards.ts";

export type Outcome = "unknown-order" | ReturnType<typeof decidePaymentSettlement>;

const MINUTE = 60_000;
/** Time for which a deposit is awaited after its account expires, because banks report late. */
const DEPOSIT_GRACE = 10 * MINUTE;
const DEPOSIT_CHECK = 10 * MINUTE;
const PENDING_CHECK = MINUTE;
/** Time after which a claimed payment is checked for the last time: its authentication expires after 10 minutes. */
const LAST_LOOK = 15 * MINUTE;
/** Statuses of an order that waits for its money. */
const OPEN: readonly OrderStatus[] = ["request", "bank_transfer_waiting"];
/** Maximum length of a reason in an order's timeline. */
const REASON_MAX = 200;

/**
 * Compares the order with the provider's state under a lock and does only what is missing. Sends no request: refunds
 * are recorded for `refundMoney`.
 */
export async function settleOrderByProviderState(
  services: Services,
  findings: SettlementInput,
): Promise<Outcome> {
  services.fault("settle.before-transaction");
  const outcome = await services.db.transaction<Outcome>(async (tx) => {
    const row = await lockSettlement(tx, findings.orderUuid);
    return row ? apply(services, tx, row, findings) : "unknown-order";
  });
  services.fault("settle.after-commit");
  return outcome;
}

async function apply(
  services: Services,
  tx: Tx,
  row: SettlementRow,
  findings: SettlementInput,
): Promise<Outcome> {
  const now = services.now();
  if (isRefused(findings.provider) && !isRefusalOf(row, findings.provider)) return "nothing";
  const decision = decidePaymentSettlement({
    order: { status: row.order_status, price: won(row.price), isDispatched: row.is_dispatched },
    payment: { status: row.payment_status, givenBack: won(row.cancelled) },
    provider: moneyOf(isOfAnotherTry(row, findings.provider) ? null : findings.provider),
    reservation: row.reservation,
    now: now.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  });
  const { provider } = findings;
  if (isReversal(row, provider)) await alertPeople(services, tx, row);
  switch (decision) {
    case "mark-paid":
      await markPaid(services, tx, row, found(provider), findings.actor);
      break;
    case "await-deposit":
      await awaitDeposit(tx, row, found(provider), findings.actor, now);
      break;
    case "cancel-at-provider":
      await orderRefund(services, tx, row, found(provider), now);
      break;
    case "release":
      await release(services, tx, row, findings, now);
      break;
    case "keep-waiting":
      await setNextCheck(tx, row.payment_id, new Date(now.getTime() + waitFor(row)));
      break;
    case "alert-only":
      await setNextCheck(tx, row.payment_id, null);
      break;
    case "nothing":
      await setNextCheck(tx, row.payment_id, lookAtDeposit(row.payment_status === "paid" ? row : null, now));
  }
  return decision;
}

/** Records that the bank reversed a deposit: alerts operators and voids its open refunds. */
async function alertPeople({ log, now }: Services, tx: Tx, row: SettlementRow): Promise<void> {
  const { payment_id: paymentId, order_id: orderId, captured: amount, cancelled: given } = row;
  await alertOfReversal(tx, { paymentId, amount, given, now: now() });
  await voidRefunds(tx, paymentId, now());
  log.error("deposit reversed", { orderId, paymentId, code: "DEPOSIT_REVERSED" });
}

async function markPaid(
  { fault, now, rules, deliveryCalendar }: Services,
  tx: Tx,
  row: SettlementRow,
  payment: ProviderPayment,
  actor: SettlementInput["actor"],
): Promise<void> {
  const approvedAt = payment.approvedAt ?? now();
  await recordCapture(tx, {
    paymentId: row.payment_id,
    paymentKey: payment.paymentKey,
    providerStatus: payment.status,
    amount: payment.totalAmount,
    cardText: formatCardOrWallet(payment),
    receiptUrl: payment.receiptUrl,
    approvedAt,
    checkAt: lookAtDeposit({ method: row.method, approved_at: approvedAt }, now()),
    now: now(),
  });
  fault("settle.after-payment");
  await markOrderPaid(tx, { orderId: row.order_id, actor, now: now() });
  if (row.is_gift) await sendGift(tx, { orderId: row.order_id, secret: rules.giftLinkSecret, now: now() });
  else {
    const calendar = await deliveryCalendar.read();
    await renewPromisesAtPayment(tx, { orderId: row.order_id, now: now(), calendar });
  }
  fault("settle.after-order");
  // Last, because buyers of the same option wait for this row until the transaction ends.
  await commitStock(tx, row.order_id);
  fault("settle.after-stock");
}

async function awaitDeposit(
  tx: Tx,
  row: SettlementRow,
  payment: ProviderPayment,
  actor: SettlementInput["actor"],
  now: Date,
): Promise<void> {
  const account = payment.virtualAccount;
  if (!account) throw new Error("A payment that waits for a deposit has an account");
  const isReversed = row.reservation === "committed";
  await recordAccount(tx, {
    paymentId: row.payment_id,
    paymentKey: payment.paymentKey,
    secret: payment.secret,
    accountNumber: account.accountNumber,
    bankCode: account.bankCode,
    customerName: account.customerName,
    dueAt: account.dueDate,
    checkAt: new Date(now.getTime() + DEPOSIT_CHECK),
    now,
  });
  await markWaitingForDeposit(tx, {
    orderId: row.order_id,
    actor,
    reason: isReversed ? "은행이 입금을 되돌렸어요" : null,
    now,
    expiresAt: new Date(account.dueDate.getTime() + DEPOSIT_GRACE),
  });
  if (isReversed) await reopenStock(tx, row.order_id);
}

async function orderRefund(
  { fault }: Services,
  tx: Tx,
  row: SettlementRow,
  payment: ProviderPayment,
  now: Date,
): Promise<void> {
  fault("refund.before-write");
  const isOpen = await recordRemainingRefund(tx, {
    paymentId: row.payment_id,
    paymentKey: payment.paymentKey,
    captured: payment.status === "WAITING_FOR_DEPOSIT" ? 0 : payment.totalAmount,
    price: row.price,
    reason: "주문을 더 진행할 수 없어 결제를 취소해요",
    now,
  });
  // Of an open order without an open refund the answer is outdated: the refund ended, and its process may have stopped
  // before the order followed it.
  const isUndecided = isOpen || OPEN.includes(row.order_status);
  await setNextCheck(tx, row.payment_id, isUndecided ? new Date(now.getTime() + PENDING_CHECK) : null);
  fault("refund.after-write");
}

async function release(
  { fault }: Services,
  tx: Tx,
  row: SettlementRow,
  { actor, failure, provider }: SettlementInput,
  now: Date,
): Promise<void> {
  fault("release.before-write");
  await returnPoints(tx, row.order_id, now);
  await releaseStock(tx, row.order_id);
  fault("release.after-stock");
  const wasPaid = row.payment_status === "paid";
  await closeOrder(tx, {
    orderId: row.order_id,
    to: wasPaid ? "withdraw_complete" : "incomplete",
    actor,
    reason: wasPaid ? "결제사에서 결제를 취소했어요" : (failure?.message.slice(0, REASON_MAX) ?? null),
    failure: failure ?? null,
    now,
  });
  await undoPointRewards(tx, row.order_id, now);
  const key = row.payment_key;
  const mayBeTaken = isStillOpen(provider) || isOfAnotherTry(row, provider);
  // A card charge whose request seemed lost may still arrive.
  if (key !== null && (mayBeTaken || isCardAttemptKey(key))) {
    await setNextCheck(tx, row.payment_id, new Date(now.getTime() + LAST_LOOK));
  }
}

/** Returns when to check next whether a deposit was reversed, because the webhook may be lost; `null`: no more. */
function lookAtDeposit(paid: Pick<SettlementRow, "method" | "approved_at"> | null, now: Date): Date | null {
  if (paid?.method !== "vbank" || paid.approved_at === null) return null;
  const next = nextReversalCheck(paid.approved_at.toISOString(), now.toISOString());
  return next === null ? null : new Date(next);
}

function waitFor(row: SettlementRow): number {
  return row.order_status === "bank_transfer_waiting" ? DEPOSIT_CHECK : PENDING_CHECK;
}
