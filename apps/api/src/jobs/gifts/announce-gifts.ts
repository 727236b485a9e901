import type { Tx } from "../../db/database.ts";
import { listGiftsToAnnounce } from "../../features/payments/gifts/clock/gift-clock.repository.ts";
import { countMessage, findGift, lockOrderOfGift } from "../../features/payments/gifts/gifts.repository.ts";
import { tellReceiver } from "../../features/payments/gifts/notices.ts";
import type { Services } from "../../http/context.ts";
import { eachOnItsOwn } from "../rewards/each-on-its-own.ts";

const TAKE = 200;

/**
 * Sends the link to receivers once their gift is paid for, with any payment method; the payment created the links and
 * requested this job. Each receiver gets it once, so several may run it concurrently.
 *
 * @returns number of receivers written to
 */
export async function announceGifts(services: Services, take = TAKE): Promise<number> {
  const { db, log } = services;
  return eachOnItsOwn(
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
  await tellReceiver(services, tx, gift, { template: "GIFT_ARRIVED", which: 1, now });
}
