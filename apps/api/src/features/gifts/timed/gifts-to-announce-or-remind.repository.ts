import { type Runner, statement, type Tx } from "../../../db/database.ts";

const LIST_TO_ANNOUNCE = statement(
  "list-gifts-to-announce",
  `select t.id from gift t join gift_group g on g.id = t.gift_group_id
    where t.status = 'unused' and t.sent_at is not null and t.message_count = 0 and t.receiver_phone is not null
      and g.noti_type = 'alimtalk' and (g.notify_at is null or g.notify_at <= $1) and t.id > $2
    order by t.id limit $3`,
);

/** Lists gifts whose receivers are due to be notified and have no message yet, after an id. */
export async function listGiftsToAnnounce(
  db: Runner,
  now: Date,
  after: number,
  take: number,
): Promise<number[]> {
  return (await db.run(LIST_TO_ANNOUNCE, [now, after, take])).map((row) => row.id);
}

const LIST_WAITING = statement(
  "list-gifts-near-their-end",
  `select id from gift
    where status = 'unused' and expires_at <= $1 and expires_at is not null and id > $2 order by id limit $3`,
);

/** Lists gifts without an address that expire by `until`, after an id. */
export async function listGiftsEnding(
  db: Runner,
  until: Date,
  after: number,
  take: number,
): Promise<number[]> {
  return (await db.run(LIST_WAITING, [until, after, take])).map((row) => row.id);
}

const REMIND = statement(
  "remind-of-gift",
  `update gift set reminder_count = $2
    where id = $1 and status = 'unused' and reminder_count < $2 and expires_at > $3 returning id`,
);

/** Marks the reminders due by now as sent; returns `false` when they were before, or the gift no longer waits. */
export async function markReminded(tx: Tx, id: number, reminders: number, now: Date): Promise<boolean> {
  return (await tx.run(REMIND, [id, reminders, now])).length > 0;
}
