import { type RowOf, statement, type Tx } from "../../db/database.ts";

export type UnsentGift = RowOf<typeof LIST_WAITING>;

const LIST_WAITING = statement(
  "list-gifts-to-send",
  `select g.id as gift_group_id, g.address_days, g.notify_at, t.id, t.link_generation
     from gift_group g join gift t on t.gift_group_id = g.id
    where g.order_id = $1 and g.sent_at is null
    order by t.id`,
);

const SEND = statement(
  "send-gift",
  `with sent as (update gift_group set sent_at = $4 where id = $1)
   update gift t set link_hash = l.hash, sent_at = $4, expires_at = $5
     from unnest($2::bigint[], $3::bytea[]) as l (id, hash)
    where t.id = l.id`,
);

/** Lists the gifts of an order that were not sent yet, one row per receiver. */
export function listUnsentGifts(tx: Tx, orderId: number): Promise<UnsentGift[]> {
  return tx.run(LIST_WAITING, [orderId]);
}

/** Stores the hashes of the links and starts the time for entering addresses. */
export async function markGiftsSent(
  tx: Tx,
  sent: {
    giftGroupId: number;
    ids: readonly number[];
    hashes: readonly Uint8Array[];
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await tx.run(SEND, [sent.giftGroupId, sent.ids, sent.hashes, sent.now, sent.expiresAt]);
}
