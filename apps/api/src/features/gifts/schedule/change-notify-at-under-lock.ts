import { checkNotifyAt } from "@todayfruit/domain/gifts/check-and-list-notify-times";
import {
  addressTimeFrom,
  giftDeadline,
  leavesBeforeAddress,
} from "@todayfruit/domain/gifts/gift-address-deadline-and-reminders";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { addJob } from "../../../db/add-job.ts";
import type { Tx } from "../../../db/database.ts";
import { lockOrderOfGift } from "../gifts.repository.ts";
import { findGiftSchedule, type GiftSchedule, writeGiftSchedule } from "./gift-notify-time.repository.ts";

export type MoveRefusal =
  | "GIFT_NOT_FOUND"
  | "GIFT_NOT_BY_MESSAGE"
  | "GIFT_NOTIFIED"
  | "GIFT_OVER"
  | "GIFT_NOTIFY_AT_INVALID"
  | "GIFT_DISPATCHED_BEFORE";

/**
 * Changes from when the receivers of a gift are notified, until the first of them is: under the order's lock, which the
 * notification takes, too. Their time for the address counts from then.
 *
 * @param wish.notifyAt ISO 8601; `null`: at once, or as soon as it is paid
 * @returns the gift before and its instant after
 */
export async function changeNotifyAtUnderLock(
  tx: Tx,
  wish: { groupId: number; notifyAt: string | null; now: Date },
  isSeenBy: (schedule: GiftSchedule) => boolean,
): Promise<Result<{ before: GiftSchedule; notifyAt: string | null }, MoveRefusal>> {
  const seen = await findGiftSchedule(tx, wish.groupId);
  if (!seen || !isSeenBy(seen)) return refuse("GIFT_NOT_FOUND");
  await lockOrderOfGift(tx, seen.order_id);
  const before = await findGiftSchedule(tx, wish.groupId);
  if (!before) throw new Error("A locked gift is there");
  const now = wish.now.toISOString();
  const may = mayMove(before);
  if (!may.ok) return may;
  const checked = checkNotifyAt({ notiType: before.noti_type, notifyAt: wish.notifyAt }, now);
  if (!checked.ok) return checked;
  const sentAt = before.sent_at?.toISOString() ?? null;
  const notifyAt = checked.value ?? (sentAt === null ? null : now);
  const expiresAt = giftDeadline(addressTimeFrom(sentAt ?? now, notifyAt), before.address_days);
  if (leavesBeforeAddress(before.first_shipment_date, expiresAt)) return refuse("GIFT_DISPATCHED_BEFORE");
  await writeGiftSchedule(tx, before.id, { notifyAt, expiresAt: sentAt && expiresAt });
  const giftGroupId = before.id;
  await addJob(tx, { task: "announce-gift", payload: { giftGroupId }, key: `announce-gift:${giftGroupId}` });
  return ok({ before, notifyAt });
}

function mayMove({
  noti_type,
  notified,
  waiting,
  sent_at,
  order_status,
}: GiftSchedule): Result<null, MoveRefusal> {
  if (noti_type !== "alimtalk") return refuse("GIFT_NOT_BY_MESSAGE");
  if (notified > 0) return refuse("GIFT_NOTIFIED");
  const isOpen = sent_at !== null || order_status === "bank_transfer_waiting";
  return waiting === 0 || !isOpen ? refuse("GIFT_OVER") : ok(null);
}
