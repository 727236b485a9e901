import { type RowOf, type Runner, statement } from "../../../db/database.ts";

const FIND_OWNER = statement(
  "find-subscription-of-cycle",
  "select subscription_id from billing_cycle where id = $1",
);

export async function findSubscriptionOfCycle(db: Runner, cycleId: number): Promise<number | null> {
  const [row] = await db.run(FIND_OWNER, [cycleId]);
  return row?.subscription_id ?? null;
}

export type DueCycle = RowOf<typeof LIST>;

const LIST = statement(
  "list-due-cycles",
  `select c.id, c.subscription_id, c.status, to_char(c.dispatch_on, 'YYYY-MM-DD') as dispatch_on, c.reminded_at, c.asked_at
     from billing_cycle c join subscription s on s.id = c.subscription_id and s.status <> 'ended'
    where c.status in ('scheduled', 'charging', 'failed') and c.dispatch_on <= $1::date
      and (c.dispatch_on, c.id) > ($2::date, $3)
    order by c.dispatch_on, c.id limit $4`,
).narrow<{ dispatch_on: string }>();

/** Place in the list of cycles that are due. */
export type DuePlace = { dispatchOn: string; id: number };

/** Lists open cycles whose dispatch is on a day or before it, after a place. */
export function listDueCycles(db: Runner, until: string, after: DuePlace, take: number): Promise<DueCycle[]> {
  return db.run(LIST, [until, after.dispatchOn, after.id, take]);
}
