import { type Runner, statement, type Tx } from "../../../db/database.ts";

const PAUSE_HOURS = 1;

const ADD = statement(
  "add-gift-refund-due",
  `insert into gift_refund_due (gift_to_id, since, next_try_at)
   values ($1, $2, $2::timestamptz + interval '${PAUSE_HOURS} hour') on conflict (gift_to_id) do nothing`,
);

/** The part of a gift could not go back when it ended. */
export async function addRefundDue(tx: Tx, giftId: number, now: Date): Promise<void> {
  await tx.run(ADD, [giftId, now]);
}

const LIST = statement(
  "list-gift-refunds-due",
  `select gift_to_id from gift_refund_due where next_try_at <= $1 and gift_to_id > $2 order by gift_to_id limit $3`,
);

/** Gifts of which the part is to be given back by now, after an id. */
export async function listRefundsDue(db: Runner, now: Date, after: number, take: number): Promise<number[]> {
  return (await db.run(LIST, [now, after, take])).map((row) => row.gift_to_id);
}

const TAKE = statement(
  "take-gift-refund-due",
  "delete from gift_refund_due where gift_to_id = $1 returning gift_to_id",
);

/** `false`: it was given back meanwhile. */
export async function takeRefundDue(tx: Tx, giftId: number): Promise<boolean> {
  return (await tx.run(TAKE, [giftId])).length > 0;
}

const PUT_OFF = statement(
  "put-gift-refund-off",
  `update gift_refund_due set next_try_at = $2::timestamptz + interval '${PAUSE_HOURS} hour' where gift_to_id = $1`,
);

export async function putRefundOff(db: Runner, giftId: number, now: Date): Promise<void> {
  await db.run(PUT_OFF, [giftId, now]);
}
