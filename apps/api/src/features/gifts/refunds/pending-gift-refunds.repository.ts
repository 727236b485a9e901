import { type Runner, statement, type Tx } from "../../../db/database.ts";

const PAUSE_HOURS = 1;

const ADD = statement(
  "add-pending-gift-refund",
  `insert into pending_gift_refund (gift_id, since, next_try_at)
   values ($1, $2, $2::timestamptz + interval '${PAUSE_HOURS} hour') on conflict (gift_id) do nothing`,
);

/** Records that the part of an ended gift could not be refunded. */
export async function addPendingGiftRefund(tx: Tx, giftId: number, now: Date): Promise<void> {
  await tx.run(ADD, [giftId, now]);
}

const LIST = statement(
  "list-gift-refunds-due",
  `select gift_id from pending_gift_refund where next_try_at <= $1 and gift_id > $2 order by gift_id limit $3`,
);

/** Lists gifts whose refund is due, after an id. */
export async function listPendingGiftRefunds(
  db: Runner,
  now: Date,
  after: number,
  take: number,
): Promise<number[]> {
  return (await db.run(LIST, [now, after, take])).map((row) => row.gift_id);
}

const TAKE = statement(
  "take-pending-gift-refund",
  "delete from pending_gift_refund where gift_id = $1 returning gift_id",
);

/** Removes a due refund; returns `false` when it was already made. */
export async function consumePendingGiftRefund(tx: Tx, giftId: number): Promise<boolean> {
  return (await tx.run(TAKE, [giftId])).length > 0;
}

const PUT_OFF = statement(
  "put-gift-refund-off",
  `update pending_gift_refund set next_try_at = $2::timestamptz + interval '${PAUSE_HOURS} hour' where gift_id = $1`,
);

export async function postponeGiftRefund(db: Runner, giftId: number, now: Date): Promise<void> {
  await db.run(PUT_OFF, [giftId, now]);
}
