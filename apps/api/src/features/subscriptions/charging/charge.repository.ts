import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

/** Minutes after which another process takes a charge over that one took. */
const LEASE = "interval '2 minutes'";

export type ChargeClaim = RowOf<typeof CLAIM>;

const CLAIM = statement(
  "claim-charge",
  `update billing_cycle c
      set status = 'charging', claimed_at = $2, order_tmp_id = coalesce(c.order_tmp_id, $3),
          charge_started_at = case when c.status = 'charging' then c.charge_started_at else $2 end,
          charge_limit = case when c.status = 'charging' then c.charge_limit
                              when s.price_limit is not null then greatest(s.price_limit, coalesce(c.approved_price, 0)) end
     from subscription s
    where c.id = $1 and s.id = c.subscription_id and s.status = 'active' and c.reminded_at is not null
      and (c.status = $4 or (c.status = 'charging' and (c.claimed_at is null or c.claimed_at <= $2::timestamptz - ${LEASE})))
   returning c.id, c.subscription_id, coalesce(c.order_tmp_id, $3) as order_tmp_id,
             coalesce(c.charge_started_at, $2) as charge_started_at, c.charge_limit`,
).narrow<{ order_tmp_id: string; charge_started_at: Date }>();

/**
 * Takes the charge of a cycle of a locked, active subscription; `null` when it is over, another process has it, or the
 * member was not told yet. A charge that a process left behind is taken over with its form, limit and begin.
 *
 * @param from `scheduled` at the deadline, `failed` for another try
 */
export async function claimCharge(
  tx: Tx,
  claim: { cycleId: number; from: "scheduled" | "failed"; formId: string; now: Date },
): Promise<ChargeClaim | null> {
  const [row] = await tx.run(CLAIM, [claim.cycleId, claim.now, claim.formId, claim.from]);
  return row ?? null;
}

const SAVE_FORM = statement(
  "save-form-of-cycle",
  `insert into order_tmp (id, user_id, lines, created_at, expires_at)
   values ($1, $2, $3::jsonb, $4, $5)
       on conflict (id) do update set lines = excluded.lines, expires_at = excluded.expires_at
    where order_tmp.user_id = excluded.user_id`,
);

/** Writes the order form from which a cycle is charged, or its lines again for another try. */
export async function saveFormOfCycle(
  tx: Tx,
  form: { id: string; userId: number; line: object; now: Date; expiresAt: Date },
): Promise<void> {
  await tx.run(SAVE_FORM, [form.id, form.userId, JSON.stringify([form.line]), form.now, form.expiresAt]);
}

export type ChargeAttempt = RowOf<typeof FIND_ATTEMPT>;

const FIND_ATTEMPT = statement(
  "find-charge-attempt",
  `select o.id, o.uuid, o.status, o.products_price, o.price, p.payment_key is not null as is_claimed, p.status as payment_status,
          p.captured, p.failure_code, p.failure_message
     from orders o join payment p on p.order_id = o.id
    where o.user_id = $3 and o.order_tmp_id = $1 and (o.status <> 'incomplete' or o.created_at >= $2)
    order by (p.status = 'paid') desc, o.id desc limit 1`,
);

/** Finds the order by which a cycle is charged: the paid one, the open one, or the latest that was closed since an instant. */
export async function findAttempt(
  db: Runner,
  { formId, since, userId }: { formId: string; since: Date; userId: number },
): Promise<ChargeAttempt | null> {
  const [row] = await db.run(FIND_ATTEMPT, [formId, since, userId]);
  return row ?? null;
}

const LOCK = statement(
  "lock-charging-cycle",
  "select id from billing_cycle where id = $1 and status = 'charging' for update",
);

/** Locks a cycle that is being charged; returns false when another process has concluded it. */
export async function lockCharging(tx: Tx, cycleId: number): Promise<boolean> {
  return (await tx.run(LOCK, [cycleId])).length > 0;
}

const PAY = statement(
  "conclude-paid-cycle",
  `update billing_cycle
      set status = 'paid', order_id = $2, goods_price = $3, closed_at = $4, failure_code = null, failure_message = null
    where id = $1`,
);

export async function concludePaid(
  tx: Tx,
  cycleId: number,
  order: { id: number; products_price: number },
  now: Date,
): Promise<void> {
  await tx.run(PAY, [cycleId, order.id, order.products_price, now]);
}

const FAIL = statement(
  "conclude-failed-cycle",
  "update billing_cycle set status = 'failed', failure_code = $2, failure_message = $3 where id = $1",
);

export async function concludeFailed(
  tx: Tx,
  cycleId: number,
  failure: { code: string; message: string },
): Promise<void> {
  await tx.run(FAIL, [cycleId, failure.code.slice(0, 60), failure.message.slice(0, 510)]);
}

const RELEASE = statement(
  "release-charge",
  "update billing_cycle set claimed_at = null where id = $1 and status = 'charging' and claimed_at = $2",
);

/** Gives a charge back that met something which passes, for the next run. */
export async function releaseCharge(db: Runner, cycleId: number, claimedAt: Date): Promise<void> {
  await db.run(RELEASE, [cycleId, claimedAt]);
}

const FIND_MEMBER = statement(
  "find-subscriber",
  "select id, uuid, user_type, grade, point_balance, is_blocked from app_user where id = $1 and left_at is null",
);

/** Finds a member for whom the shop orders; `null` for one who left. */
export async function findSubscriber(db: Runner, userId: number): Promise<RowOf<typeof FIND_MEMBER> | null> {
  const [row] = await db.run(FIND_MEMBER, [userId]);
  return row ?? null;
}
