import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/context.ts";
import { forEachDueRow } from "../../../jobs/queue/for-each-due-row.ts";
import { notifyReceiver } from "../gift-messages.ts";
import { countMessage, findGift, lockOrderOfGift } from "../gifts.repository.ts";
import { listGiftsToAnnounce } from "./due-gifts.repository.ts";

const TAKE = 200;

/**
 * Sends the link to receivers once their gift is paid for, with any payment method; the payment created the links and
 * requested this job. Each receiver gets it once, so several may run it concurrently.
 *
 * @returns number of receivers written to
 */
export async function announceGifts(services: Services, take = TAKE): Promise<number> {
  const { db, log } = services;
  return forEachDueRow(
    log,
    "announce-gift",
    (after) => listGiftsToAnnounce(db, after, take),
    (id) => db.transaction((tx) => announce(services, tx, id)),
  );
}

async function announce(services: Services, tx: Tx, id: number): Promise<void> {
  const seen = await findGift(tx, id);
  if (!seen) return;
  await lockOrderOfGift(tx, seen.order_id);
  const gift = await findGift(tx, id);
  if (gift?.status !== "unused" || gift.message_count > 0) return;
  const now = services.now();
  await countMessage(tx, id, now);
  await notifyReceiver(services, tx, gift, { template: "GIFT_ARRIVED", which: 1, now });
}
