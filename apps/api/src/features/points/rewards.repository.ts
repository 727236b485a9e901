import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

/** Reason for which points are earned. */
export type RewardKind = "purchase" | "text_review" | "photo_review";

type NewReward = {
  /** Id of a product of an order. */
  productId: number;
  kind: RewardKind;
  userId: number;
  amount: number;
  availableAt: Date;
  expiresAt: Date;
  now: Date;
};

const ADD = statement(
  "add-point-reward",
  `insert into point_reward (order_product_id, kind, user_id, amount, available_at, expires_at, granted_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   returning id`,
);

/** Adds the reward of an ordered product and returns its id; the key refuses a second one of its kind. */
export async function addReward(tx: Tx, r: NewReward): Promise<number> {
  const added = await tx.run(ADD, [
    r.productId,
    r.kind,
    r.userId,
    r.amount,
    r.availableAt,
    r.expiresAt,
    r.now,
  ]);
  return requireOneRow(added).id;
}

const LIST_DUE = statement(
  "list-due-rewards",
  `select id from point_reward
    where lot_id is null and undone_at is null and available_at <= $1 and id > $2
    order by id limit $3`,
);

/** Lists rewards due to become points, after an id. */
export async function listDueRewards(db: Runner, now: Date, after: number, take: number): Promise<number[]> {
  return (await db.run(LIST_DUE, [now, after, take])).map(({ id }) => id);
}

export type RewardRow = RowOf<typeof LOCK_DUE>;

const LOCK_DUE = statement(
  "lock-due-reward",
  `select r.id, r.kind, r.user_id, r.amount, r.available_at, r.expires_at, u.left_at is not null as has_left
     from point_reward r join app_user u on u.id = r.user_id
    where r.id = $1 and r.lot_id is null and r.undone_at is null
      for update of r, u`,
);

/** Locks the reward and its member until the transaction ends; `null` when it became points meanwhile. */
export async function lockDueReward(tx: Tx, id: number): Promise<RewardRow | null> {
  const [row] = await tx.run(LOCK_DUE, [id]);
  return row ?? null;
}

const LOCK_OWED = statement(
  "lock-owed-rewards",
  "select id, owed from point_reward where user_id = $1 and owed > 0 order by undone_at, id for update",
);

/** Locks what a member owes for undone purchases, the oldest first. */
export function lockOwed(tx: Tx, userId: number): Promise<{ id: number; owed: number }[]> {
  return tx.run(LOCK_OWED, [userId]);
}

type Award = {
  reward: RewardRow;
  kept: readonly { rewardId: number; owed: number }[];
  notice: { title: string; body: string; href: string };
  now: Date;
};

const AWARD = statement(
  "award-reward",
  `with kept as (select reward_id, amount from unnest($7::bigint[], $8::int[]) as k (reward_id, amount)),
   total as (select coalesce(sum(amount), 0)::int as kept from kept),
   lot as (
     insert into point_lot (user_id, amount, remaining, reason, available_at, expires_at)
     select $2, $3, $3 - total.kept, $12, $4, $5 from total
     returning id
   ), award as (
     insert into point_entry (user_id, lot_id, amount, reason, at) select $2, id, $3, 'award', $6 from lot
     returning lot_id
   ), taken as (
     insert into point_entry (user_id, lot_id, amount, reason, at, reward_id)
     select $2, award.lot_id, -kept.amount, 'claw_back', $6, kept.reward_id from award, kept
   ), debts as (
     update point_reward r set owed = r.owed - kept.amount from kept where r.id = kept.reward_id
   ), linked as (
     update point_reward r set lot_id = lot.id from lot where r.id = $1
   ), told as (
     insert into notification (user_id, list_type, kind, title, body, href, dedupe_key, created_at)
     values ($2, 'orderList', 'point', $9, $10, $11, 'point-award:' || $1, $6)
         on conflict (user_id, dedupe_key) do nothing
   )
   update app_user u set point_balance = u.point_balance + $3 - total.kept from total where u.id = $2`,
);

/** Turns the reward into points: a lot, its entries, the amount withheld for debts, the balance, and a notification. */
export async function awardReward(tx: Tx, { reward, kept, notice, now }: Award): Promise<void> {
  await tx.run(AWARD, [
    reward.id,
    reward.user_id,
    reward.amount,
    reward.available_at,
    reward.expires_at,
    now,
    kept.map(({ rewardId }) => rewardId),
    kept.map(({ owed }) => owed),
    notice.title,
    notice.body,
    notice.href,
    reward.kind === "purchase" ? "purchase" : "review",
  ]);
}

const DROP = statement(
  "drop-reward",
  "update point_reward set undone_at = $2 where id = $1 and lot_id is null",
);

/** Marks a reward as never becoming points. */
export async function dropReward(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.run(DROP, [id, now]);
}

export type GivenReward = RowOf<typeof LOCK_OF_ORDER>;

const LOCK_OF_ORDER = statement(
  "lock-rewards-of-order",
  `select r.id, r.kind, r.user_id, r.amount, r.lot_id
     from point_reward r join order_product op on op.id = r.order_product_id
    where op.order_id = $1 and r.kind = 'purchase' and r.undone_at is null and op.status <> 'complete'
    order by r.id for update of r`,
);

/** Locks the rewards of products that are no longer completed. */
export function lockUndoneRewards(tx: Tx, orderId: number): Promise<GivenReward[]> {
  return tx.run(LOCK_OF_ORDER, [orderId]);
}

const LOCK_OF_REVIEW = statement(
  "lock-rewards-of-review",
  `select id, kind, user_id, amount, lot_id from point_reward
    where order_product_id = $1 and kind = any($2::text[]) and undone_at is null
    order by id for update`,
);

/** Locks the rewards of a product's review that were not taken back. */
export function lockReviewRewards(
  tx: Tx,
  productId: number,
  kinds: readonly RewardKind[],
): Promise<GivenReward[]> {
  return tx.run(LOCK_OF_REVIEW, [productId, kinds]);
}

const TAKE_BACK = statement(
  "take-reward-back",
  `with taken as (select lot_id, amount from unnest($2::bigint[], $3::int[]) as t (lot_id, amount)),
   reward as (update point_reward set undone_at = $5, owed = $4 where id = $1 returning user_id),
   lots as (update point_lot l set remaining = l.remaining - taken.amount from taken where l.id = taken.lot_id),
   entries as (
     insert into point_entry (user_id, lot_id, amount, reason, at, reward_id)
     select reward.user_id, taken.lot_id, -taken.amount, 'claw_back', $5, $1 from taken, reward
   )
   update app_user u set point_balance = u.point_balance - coalesce((select sum(amount) from taken), 0)
     from reward where u.id = reward.user_id`,
);

/** Removes points from the member's lots and records the rest as owed. */
export async function revokeReward(
  tx: Tx,
  back: { rewardId: number; takes: readonly { lotId: number; amount: number }[]; owed: number; now: Date },
): Promise<void> {
  const { rewardId, takes, owed, now } = back;
  await tx.run(TAKE_BACK, [
    rewardId,
    takes.map(({ lotId }) => lotId),
    takes.map(({ amount }) => amount),
    owed,
    now,
  ]);
}
