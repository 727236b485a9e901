import { giftDeadline } from "@todayfruit/domain/gifts/deadline";
import { addJob } from "../../db/add-job.ts";
import { statement, type Tx } from "../../db/database.ts";
import { giftLinkOf, hashOfLink } from "./gift-link.ts";

const LIST_WAITING = statement(
  "list-gifts-to-send",
  `select g.id as gift_group_id, g.address_days, t.id, t.link_generation
     from gift_group g join gift_to t on t.gift_group_id = g.id
    where g.order_id = $1 and g.sent_at is null
    order by t.id`,
);

const SEND = statement(
  "send-gift",
  `with sent as (update gift_group set sent_at = $4 where id = $1)
   update gift_to t set link_hash = l.hash, sent_at = $4, expires_at = $5
     from unnest($2::int[], $3::bytea[]) as l (id, hash)
    where t.id = l.id`,
);

/**
 * Sends a paid gift, once: creates each receiver's link, starts the time for entering addresses, and adds a job that
 * notifies them. A deposit reversed by the bank and repeated sends nothing again.
 */
export async function sendGift(
  tx: Tx,
  { orderId, secret, now }: { orderId: number; secret: string; now: Date },
): Promise<void> {
  const waiting = await tx.run(LIST_WAITING, [orderId]);
  const [first] = waiting;
  if (!first) return;
  const hashes = waiting.map(({ id, link_generation }) =>
    hashOfLink(giftLinkOf(secret, { giftToId: id, generation: link_generation })),
  );
  const expiresAt = new Date(giftDeadline(now.toISOString(), first.address_days));
  const ids = waiting.map(({ id }) => id);
  await tx.run(SEND, [first.gift_group_id, ids, hashes, now, expiresAt]);
  const giftGroupId = first.gift_group_id;
  await addJob(tx, {
    task: "announce-gift",
    payload: { giftGroupId },
    key: `announce-gift:${giftGroupId}`,
  });
}
