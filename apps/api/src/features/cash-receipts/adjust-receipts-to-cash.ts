import { MANDATORY_FROM, PLACEHOLDER_IDENTITY } from "@todayfruit/domain/payments/cash-receipt-rules";
import { isAnswered } from "../../gateways/payments/provider-reply-types.ts";
import type { Services } from "../../http/handler-context-types.ts";
import { errorFields } from "../../http/log.ts";
import { aboutReceipt } from "./add-receipt-request.repository.ts";
import { filedUnder, findIssued, isTakenBack } from "./find-receipt-at-provider.ts";
import {
  countReceiptCancelTry,
  countReceiptTry,
  failReceipt,
  finishReceipt,
  finishReceiptCancel,
  listOpenReceiptCancels,
  listOpenReceipts,
  nameNobody,
  type OpenCancel,
  type OpenReceipt,
} from "./pending-receipts.repository.ts";
import { listDueReceipts } from "./receipt-updates-after-cash-change.repository.ts";
import { recordReceiptsAfterCashChange } from "./record-receipts-after-cash-change.ts";

const TAKE = 100;

/**
 * Adjusts cash receipts to the captured cash. What is missing is recorded under a lock, then requested with the row's
 * id as idempotency key, so that crashes and concurrent processes repeat nothing. After an answered error the
 * provider's list is read first, and the request gets a new key.
 *
 * @returns number of orders compared
 */
export async function adjustReceiptsToCash(services: Services): Promise<number> {
  const { db, now } = services;
  const due = await listDueReceipts(db, TAKE);
  for (const orderId of due) await db.transaction((tx) => recordReceiptsAfterCashChange(tx, orderId, now()));
  for (const receipt of await listOpenReceipts(db, now(), TAKE)) {
    await tried(services, () => issue(services, receipt));
  }
  for (const cancel of await listOpenReceiptCancels(db, now(), TAKE)) {
    await tried(services, () => cancelReceipt(services, cancel));
  }
  return due.length;
}

async function issue(services: Services, receipt: OpenReceipt): Promise<void> {
  const { db, payments, log, now, fault } = services;
  const filed = await findIssued(services, receipt);
  if (filed === "unknown") return countReceiptTry(db, receipt.id, now(), false);
  if (filed !== null) return finishReceipt(db, receipt.id, { ...filed, now: now() });
  const reply = await payments.receipts.issue({
    orderId: filedUnder(receipt.order_uuid, receipt.id),
    orderName: receipt.order_name,
    type: receipt.type,
    identity: identityOf(services, receipt),
    amount: receipt.amount,
    taxFreeAmount: receipt.tax_free,
    // A new key for the new number: under the old one the provider would repeat its refusal.
    idempotencyKey: `receipt:${receipt.id}:${receipt.is_placeholder ? "placeholder" : "named"}${triesOf(receipt)}`,
  });
  fault("receipt.after-provider");
  if (reply.kind === "done") {
    await finishReceipt(db, receipt.id, { ...reply.receipt, now: now() });
  } else if (reply.kind === "refused") {
    log.error("receipt refused", { job: "settle-receipts", code: reply.code });
    const isOwed = !receipt.is_placeholder && receipt.amount >= MANDATORY_FROM;
    await (isOwed ? nameNobody(db, receipt.id, now()) : failReceipt(db, receipt.id, reply.code));
  } else {
    log.warn("receipt not issued yet", { job: "settle-receipts", code: reply.reason });
    await countReceiptTry(db, receipt.id, now(), isAnswered(reply));
  }
}

async function cancelReceipt(services: Services, cancel: OpenCancel): Promise<void> {
  const { db, payments, log, now } = services;
  const isFiled = await isTakenBack(services, cancel);
  if (isFiled === "unknown") return countReceiptCancelTry(db, cancel.id, now(), false);
  if (isFiled) return finishReceiptCancel(db, cancel.id, now());
  const reply = await payments.receipts.cancel({
    receiptKey: cancel.receipt_key,
    amount: cancel.amount,
    // A new key after an answered error, which the provider would otherwise repeat.
    idempotencyKey: `receipt-cancel:${cancel.id}:${cancel.refusals}`,
  });
  if (reply.kind === "done") {
    await finishReceiptCancel(db, cancel.id, now());
    return;
  }
  const code = reply.kind === "refused" ? reply.code : reply.reason;
  log.error("receipt not taken back yet", { job: "settle-receipts", code });
  await countReceiptCancelTry(db, cancel.id, now(), isAnswered(reply));
}

/** Logs a receipt that throws, so that the others are processed; it is tried again in the next run. */
async function tried({ log }: Services, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error("receipt failed", { job: "settle-receipts", ...errorFields(error) });
  }
}

/** Suffix of the idempotency key: a new key after each answered error, which the provider would otherwise repeat. */
function triesOf({ refusals }: OpenReceipt): string {
  return refusals === 0 ? "" : `:${refusals}`;
}

function identityOf({ sealing }: Services, { is_placeholder, key_id, sealed, user_id }: OpenReceipt): string {
  if (is_placeholder) return PLACEHOLDER_IDENTITY;
  if (key_id === null || sealed === null) throw new Error("The number of an open receipt is not forgotten");
  return sealing.open({ keyId: key_id, sealed }, aboutReceipt(user_id));
}
