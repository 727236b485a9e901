import { kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";
import type { ProviderReceipt } from "../../gateways/payments/cash-receipt-gateway-types.ts";
import type { Services } from "../../http/handler-context-types.ts";
import { type OpenCancel, type OpenReceipt, sumReceiptCancels } from "./pending-receipts.repository.ts";

/** Longest pause in ms between two tries. */
const LONGEST_PAUSE_MS = 3_600_000;

/** Returns the order id under which the provider files a receipt. */
export function filedUnder(orderUuid: string, receiptId: number): string {
  return `${orderUuid}-${receiptId}`;
}

/**
 * Finds a receipt that the provider issued although it answered with an error, in its lists of the days of the last
 * try. Asks only after such an answer.
 *
 * @returns `null`: none; `unknown`: the provider was unreachable
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

/**
 * Returns whether the provider cancelled a receipt although it answered with an error: its list then sums to more than
 * the cancels recorded as done.
 */
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

/** Lists the KST dates on which the last try can have been made, the earlier first. */
function daysOfLastTry({ next_try_at }: { next_try_at: Date }): string[] {
  const earliest = new Date(next_try_at.getTime() - LONGEST_PAUSE_MS);
  return [...new Set([earliest, next_try_at].map((at) => kstDateOf(at.toISOString())))];
}
