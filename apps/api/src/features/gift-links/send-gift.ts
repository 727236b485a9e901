import { addressTimeFrom, giftDeadline } from "@todayfruit/domain/gifts/gift-address-deadline-and-reminders";
import { addJob } from "../../db/add-job.ts";
import type { Tx } from "../../db/database.ts";
import { giftTokenOf, hashGiftToken } from "./derive-and-hash-gift-token.ts";
import { listUnsentGifts, markGiftsSent } from "./gifts-to-send.repository.ts";

/**
 * Sends a paid gift, once: creates each receiver's link, sets until when addresses are entered, and adds a job that
 * notifies them, at once or at the instant that the sender chose. A deposit reversed by the bank and repeated sends nothing again.
 */
export async function sendGift(
  tx: Tx,
  { orderId, secret, now }: { orderId: number; secret: string; now: Date },
): Promise<void> {
  const waiting = await listUnsentGifts(tx, orderId);
  const [first] = waiting;
  if (!first) return;
  const hashes = waiting.map(({ id, link_generation }) =>
    hashGiftToken(giftTokenOf(secret, { giftToId: id, generation: link_generation })),
  );
  const from = addressTimeFrom(now.toISOString(), first.notify_at?.toISOString() ?? null);
  const expiresAt = new Date(giftDeadline(from, first.address_days));
  const ids = waiting.map(({ id }) => id);
  const giftGroupId = first.gift_group_id;
  await markGiftsSent(tx, { giftGroupId, ids, hashes, now, expiresAt });
  await addJob(tx, {
    task: "announce-gift",
    payload: { giftGroupId },
    key: `announce-gift:${giftGroupId}`,
  });
}
