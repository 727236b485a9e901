import type { CycleDay } from "@todayfruit/domain/subscriptions/find-cycle-and-dispatch-days";
import type { SkipReason } from "@todayfruit/domain/subscriptions/subscription-status-and-reason-codes";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";

export type MoveReason = "closed_day" | "chosen" | "delayed";

const ADD = statement(
  "add-billing-cycle",
  `insert into billing_cycle (subscription_id, number, scheduled_on, dispatch_on, move_reason, created_at)
   select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5 from billing_cycle where subscription_id = $1`,
);

/** Adds the next cycle of a locked subscription. */
export async function addCycle(
  tx: Tx,
  subscriptionId: number,
  { scheduledOn, dispatchOn }: CycleDay,
  now: Date,
): Promise<void> {
  const moved = scheduledOn === dispatchOn ? null : "closed_day";
  await tx.run(ADD, [subscriptionId, scheduledOn, dispatchOn, moved, now]);
}

const SKIP = statement(
  "skip-billing-cycle",
  `update billing_cycle set status = 'skipped', skip_reason = $2, closed_at = $3
    where id = $1 and status in ('scheduled', 'charging', 'failed')`,
);

/** Skips an open cycle of a locked subscription. */
export async function skipCycle(tx: Tx, id: number, reason: SkipReason, now: Date): Promise<void> {
  await tx.run(SKIP, [id, reason, now]);
}

const DROP = statement(
  "drop-billing-cycle",
  "delete from billing_cycle where id = $1 and status = 'scheduled'",
);
const REOPEN = statement(
  "reopen-billing-cycle",
  `update billing_cycle set status = 'scheduled', skip_reason = null, closed_at = null where id = $1 and status = 'skipped'`,
);

/** Takes back a skip: the cycle after it is deleted, and the skipped one is open again. */
export async function unskipCycle(tx: Tx, skippedId: number, nextId: number | null): Promise<void> {
  if (nextId !== null) await tx.run(DROP, [nextId]);
  await tx.run(REOPEN, [skippedId]);
}

/** Deletes a scheduled cycle that another one takes the place of. */
export async function dropCycle(tx: Tx, id: number): Promise<void> {
  await tx.run(DROP, [id]);
}

const MOVE = statement(
  "move-billing-cycle",
  `update billing_cycle
      set scheduled_on = $2, dispatch_on = $3, move_reason = $4, reminded_at = null, asked_at = null, approved_price = null
    where id = $1 and status = 'scheduled'`,
);

/** Moves a scheduled cycle to another day, of which the member is told again. */
export async function moveCycle(
  tx: Tx,
  id: number,
  { scheduledOn, dispatchOn }: CycleDay,
  reason: MoveReason | null,
): Promise<void> {
  await tx.run(MOVE, [id, scheduledOn, dispatchOn, scheduledOn === dispatchOn ? null : reason]);
}

const APPROVE = statement(
  "approve-cycle-price",
  "update billing_cycle set approved_price = $2 where id = $1 and status = 'scheduled'",
);

export async function approvePrice(tx: Tx, id: number, goodsPrice: number): Promise<void> {
  await tx.run(APPROVE, [id, goodsPrice]);
}

const REMIND = statement(
  "remind-of-cycle",
  `update billing_cycle set reminded_at = coalesce(reminded_at, $2), asked_at = case when $3 then $2 else asked_at end
    where id = $1 and status = 'scheduled' and dispatch_on = $4 and (reminded_at is null or ($3 and asked_at is null))
   returning id`,
);

/** Records that the member is told of a cycle or asked about its price; returns false when they were before. */
export async function markReminded(
  tx: Tx,
  cycle: { id: number; dispatchOn: string },
  isAsked: boolean,
  now: Date,
): Promise<boolean> {
  return (await tx.run(REMIND, [cycle.id, now, isAsked, cycle.dispatchOn])).length > 0;
}

export type PastCycleRow = RowOf<typeof LIST_PAST>;

const LIST_PAST = statement(
  "list-past-cycles",
  `select c.number, to_char(c.dispatch_on, 'YYYY-MM-DD') as dispatch_on, c.status, c.skip_reason, coalesce(c.closed_at, c.created_at) as at,
          r.id as order_id, r.number as order_number, r.price, c.goods_price
     from billing_cycle c left join orders r on r.id = c.order_id
    where c.subscription_id = $1 and c.number < $2::bigint and c.status in ('paid', 'skipped')
    order by c.number desc limit $3`,
).narrow<{ dispatch_on: string }>();

/** Lists the cycles of a subscription that are over, before a number, the latest first. */
export function listPastCycles(
  db: Runner,
  subscriptionId: number,
  before: number,
  take: number,
): Promise<PastCycleRow[]> {
  return db.run(LIST_PAST, [subscriptionId, before, take]);
}
