import { kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";
import type { ProviderReceipt } from "../../../gateways/payments/cash-receipt-gateway.ts";
import type { Services } from "../../../http/context.ts";
import { type OpenCancel, type OpenReceipt, sumReceiptCancels } from "./cash-receipts.repository.ts";

/** A try comes at most so long after the one before. */
const LONGEST_PAUSE_MS = 3_600_000;

/** Names what the provider files a receipt under. */
export function filedUnder(orderUuid: string, receiptId: number): string {
  return `${orderUuid}-${receiptId}`;
}

/**
 * The receipt that the provider issued although it answered with an error, from its list of the days of the last try; asked
 * only after such an answer. `null`: none.
 */
export async function findIssued(
  { payments }: Services,
  receipt: OpenReceipt,
): Promise<ProviderReceipt | null | "unknown"> {
  if (receipt.refusals === 0) return null;
  const orderId = filedUnder(receipt.order_uuid, receipt.id);
  const filed = await payments.receipts.list({ orderId, days: daysOfLastTry(receipt) });
  if (filed.kind === "unreachable") return "unknown";
  return filed.receipts.find(({ isCancel, amount }) => !isCancel && amount === receipt.amount) ?? null;
}

/** Tells whether the provider took a receipt back although it said no: its list has more than the shop wrote down as done. */
export async function isTakenBack(
  { db, payments }: Services,
  cancel: OpenCancel,
): Promise<boolean | "unknown"> {
  if (cancel.refusals === 0) return false;
  const days = daysOfLastTry(cancel);
  const orderId = filedUnder(cancel.order_uuid, cancel.receipt_id);
  const filed = await payments.receipts.list({ orderId, days });
  if (filed.kind === "unreachable") return "unknown";
  const listed = filed.receipts.filter(({ isCancel }) => isCancel);
  const given = listed.reduce((sum, { amount }) => sum + amount, 0);
  const since = new Date(kstMidnight(days[0] ?? ""));
  return given - (await sumReceiptCancels(db, cancel.receipt_id, since)) >= cancel.amount;
}

/** The dates in KST on which the last try can have been made, the earlier first. */
function daysOfLastTry({ next_try_at }: { next_try_at: Date }): string[] {
  const earliest = new Date(next_try_at.getTime() - LONGEST_PAUSE_MS);
  return [...new Set([earliest, next_try_at].map((at) => kstDateOf(at.toISOString())))];
}
