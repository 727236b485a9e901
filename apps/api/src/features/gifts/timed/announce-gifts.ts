import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { forEachDueRow } from "../../../jobs/queue/for-each-due-row.ts";
import { countMessage, findGift, listGifts, lockOrderOfGift } from "../gifts.repository.ts";
import { notifyReceiver, notifySenderOfGroup } from "../notify-gift-sender-or-receiver.ts";
import { listGiftsToAnnounce } from "./gifts-to-announce-or-remind.repository.ts";

const TAKE = 200;

/**
 * Sends the link to receivers once their gift is paid for, with any payment method, and the instant that its sender chose
 * has come; the payment created the links and requested this job. Each receiver gets it once, so several may run it concurrently.
 *
 * @returns number of receivers written to
 */
export async function announceGifts(services: Services, take = TAKE): Promise<number> {
  const { db, log, now } = services;
  return forEachDueRow(
    log,
    "announce-gift",
    (after) => listGiftsToAnnounce(db, now(), after, take),
    (id) => db.transaction((tx) => announce(services, tx, id)),
  );
}

async function announce(services: Services, tx: Tx, id: number): Promise<void> {
  const seen = await findGift(tx, id);
  if (!seen) return;
  await lockOrderOfGift(tx, seen.order_id);
  const gift = await findGift(tx, id);
  const now = services.now();
  if (gift?.status !== "unused" || gift.message_count > 0) return;
  if (gift.notify_at !== null && gift.notify_at > now) return;
  await countMessage(tx, id, now);
  await notifyReceiver(services, tx, gift, { template: "GIFT_ARRIVED", which: 1, now });
  if (gift.notify_at !== null && gift.sent_at !== null && gift.notify_at > gift.sent_at) {
    const gifts = await listGifts(tx, gift.gift_group_id);
    await notifySenderOfGroup(services, tx, gifts, { template: "GIFT_NOTIFIED_SENDER", own: {}, now });
  }
}
