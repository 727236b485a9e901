import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

export type PointEntryRow = RowOf<typeof LIST_ENTRIES>;

const LIST_ENTRIES = statement(
  "list-point-entries",
  `select e.id, e.amount, e.reason, coalesce(e.order_id, op.order_id) as order_id, e.at, l.expires_at,
          l.reason as lot_reason, r.kind as reward_kind
     from point_entry e
     join point_lot l on l.id = e.lot_id
     left join point_reward r on r.id = e.reward_id or e.reward_id is null and r.lot_id = l.id and e.reason = 'award'
     left join order_product op on op.id = r.order_product_id
    where e.user_id = $1 and e.id < $2
    order by e.id desc
    limit $3`,
);

/** Lists the latest entries of a member's ledger before an id. */
export function listEntries(
  db: Runner,
  userId: number,
  before: number,
  take: number,
): Promise<PointEntryRow[]> {
  return db.run(LIST_ENTRIES, [userId, before, take]);
}

type Expiring = RowOf<typeof FIND_EXPIRING>;

const FIND_EXPIRING = statement(
  "find-expiring-points",
  `select coalesce(sum(remaining), 0)::int as expiring, min(expires_at) as expires_at
     from point_lot where user_id = $1 and remaining > 0 and expires_at > $2 and expires_at <= $3`,
);

/** Finds the points (원) that expire between two instants, and the first expiry. */
export async function findExpiring(db: Runner, userId: number, from: Date, to: Date): Promise<Expiring> {
  return requireOneRow(await db.run(FIND_EXPIRING, [userId, from, to]));
}

type Promised = RowOf<typeof FIND_PROMISED>;

const FIND_PROMISED = statement(
  "find-promised-points",
  `select coalesce(sum(amount) filter (where lot_id is null and undone_at is null), 0)::int as pending,
          min(available_at) filter (where lot_id is null and undone_at is null) as available_at,
          coalesce(sum(owed), 0)::int as owed
     from point_reward where user_id = $1`,
);

/** Finds the pending points (원) of a member, and the amount withheld from them. */
export async function findPromised(db: Runner, userId: number): Promise<Promised> {
  return requireOneRow(await db.run(FIND_PROMISED, [userId]));
}
