import { type RowOf, type Runner, statement } from "../../db/database.ts";

export type KeyRemoval = RowOf<typeof LIST>;

const LIST = statement(
  "list-key-removals",
  "select id, user_id, key_id, sealed from billing_key_removal where next_try_at <= $1 order by next_try_at limit $2",
);

/** Lists billing keys to be deleted at the provider whose next try is due. */
export function listKeyRemovals(db: Runner, now: Date, take: number): Promise<KeyRemoval[]> {
  return db.run(LIST, [now, take]);
}

const FINISH = statement("finish-key-removal", "delete from billing_key_removal where id = $1");

export async function finishKeyRemoval(db: Runner, id: number): Promise<void> {
  await db.run(FINISH, [id]);
}

const COUNT_TRY = statement(
  "count-key-removal-try",
  `update billing_key_removal
      set tries = tries + 1,
          next_try_at = $2::timestamptz + least(interval '1 hour', interval '1 minute' * power(2, least(tries, 10)))
    where id = $1`,
);

/** Records a failed try; the next is due after 1, 2, 4 … minutes, at most an hour. */
export async function countKeyRemovalTry(db: Runner, id: number, now: Date): Promise<void> {
  await db.run(COUNT_TRY, [id, now]);
}
