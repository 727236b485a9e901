import type { Weekday } from "@todayfruit/domain/calendar/kst";
import type { SubscriptionInterval } from "@todayfruit/domain/subscriptions/subscription-limits";
import type {
  PauseReason,
  SubscriptionStatus,
} from "@todayfruit/domain/subscriptions/subscription-status-and-reason-codes";
import { type RowOf, type Runner, statement, statementVariant, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import type { OrderAddress } from "../orders/address/order-address-types.ts";

const DAY = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

/** Columns of a subscription `s` with its product, card, open cycle, last skip of its buyer and content of the month. */
const COLUMNS = `s.id, s.version, s.user_id, s.option_id, o.product_id, p.name as product_name, o.name as option_name,
  p.images[1] as image, s.units, s.interval_weeks, s.weekday, s.card_id, bc.issuer_code, bc.number_masked, s.address,
  s.price_limit, s.status, s.pause_reason, s.created_at, s.ended_at, s.variant,
  coalesce(sp.is_box, false) as is_box, coalesce(sp.is_open, false) as is_open, coalesce(sp.intervals, '{}') as intervals,
  c.id as cycle_id, c.number, ${DAY("c.scheduled_on")} as scheduled_on, ${DAY("c.dispatch_on")} as dispatch_on, c.move_reason,
  c.status as cycle_status, c.reminded_at, c.asked_at, c.approved_price, c.failure_code, c.failure_message, c.goods_price,
  last.number as last_number, ${DAY("last.dispatch_on")} as last_dispatch_on, ${DAY("last.scheduled_on")} as last_scheduled_on,
  last.skip_reason as last_skip_reason, last.id as last_id,
  (select x.goods_price from billing_cycle x where x.subscription_id = s.id and x.status = 'paid'
    order by x.number desc limit 1) as last_goods_price,
  (select jsonb_build_object('month', b.month, 'items', b.items, 'settlesOn', b.settles_on) from season_box b
    where b.product_id = o.product_id and b.month = to_char(c.dispatch_on, 'YYYY-MM')) as box`;

const TABLES = `subscription s
  join product_option o on o.id = s.option_id
  join product p on p.id = o.product_id
  left join selling_plan sp on sp.product_id = p.id
  left join billing_card bc on bc.id = s.card_id
  left join billing_cycle c on c.subscription_id = s.id and c.status in ('scheduled', 'charging', 'failed')
  left join lateral (select x.id, x.number, x.dispatch_on, x.scheduled_on, x.skip_reason from billing_cycle x
                      where x.subscription_id = s.id and x.status in ('paid', 'skipped')
                      order by x.number desc limit 1) last on true`;

type Known = {
  interval_weeks: SubscriptionInterval;
  weekday: Weekday;
  address: OrderAddress;
  box: { month: string; items: string[]; settlesOn: string } | null;
  intervals: SubscriptionInterval[];
};

export type SubscriptionRow = RowOf<typeof LIST>;

const LIST = statementVariant(
  "list-subscriptions",
  "of-member",
  `select ${COLUMNS} from ${TABLES} where s.user_id = $1 and s.status <> 'ended'
    order by s.status, c.dispatch_on nulls last, s.id limit $2`,
).narrow<Known>();

/** Lists a member's subscriptions that have not ended: active ones by the day of their next delivery, then paused ones. */
export function listSubscriptions(db: Runner, userId: number, most: number): Promise<SubscriptionRow[]> {
  return db.run(LIST, [userId, most]);
}

const FIND = statementVariant(
  "list-subscriptions",
  "one",
  `select ${COLUMNS} from ${TABLES} where s.id = $1 limit $2`,
).narrow<Known>();

export async function findSubscription(db: Runner, id: number): Promise<SubscriptionRow | null> {
  const [row] = await db.run(FIND, [id, 1]);
  return row ?? null;
}

const LOCK = statement("lock-subscription", "select id from subscription where id = $1 for update");

/** Locks a subscription and reads it after the lock; `null` when there is none. */
export async function lockSubscription(tx: Tx, id: number): Promise<SubscriptionRow | null> {
  if ((await tx.run(LOCK, [id])).length === 0) return null;
  return findSubscription(tx, id);
}

const LOCK_OWNER = statement("lock-subscriber", "select id from app_user where id = $1 for no key update");
const COUNT = statement(
  "count-subscriptions",
  `select count(*)::int as subscriptions, count(*) filter (where option_id = $2)::int as same
     from subscription where user_id = $1 and status <> 'ended'`,
);

/** Locks a member and counts their subscriptions that have not ended, and those of an option. */
export async function countSubscriptions(
  tx: Tx,
  userId: number,
  optionId: number,
): Promise<{ subscriptions: number; same: number }> {
  await tx.run(LOCK_OWNER, [userId]);
  return requireOneRow(await tx.run(COUNT, [userId, optionId]));
}

export type NewSubscription = {
  userId: number;
  optionId: number;
  units: number;
  intervalWeeks: SubscriptionInterval;
  weekday: Weekday;
  cardId: number;
  address: OrderAddress;
  priceLimit: number | null;
  variant: string;
  now: Date;
};

const ADD = statement(
  "add-subscription",
  `insert into subscription (user_id, option_id, units, interval_weeks, weekday, card_id, address, price_limit, variant, created_at)
   values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10) returning id`,
);

export async function addSubscription(tx: Tx, s: NewSubscription): Promise<number> {
  const address = JSON.stringify(s.address);
  return requireOneRow(
    await tx.run(ADD, [
      s.userId,
      s.optionId,
      s.units,
      s.intervalWeeks,
      s.weekday,
      s.cardId,
      address,
      s.priceLimit,
      s.variant,
      s.now,
    ]),
  ).id;
}

const CHANGE = statement(
  "change-subscription",
  `update subscription
      set units = $2, card_id = $3, card_asked_at = case when $3::bigint is null then card_asked_at end, address = $4::jsonb, price_limit = $5, interval_weeks = $6, weekday = $7
    where id = $1`,
);

/** Stores what a member changed of a subscription that is locked. */
export async function changeSubscription(
  tx: Tx,
  id: number,
  s: Pick<SubscriptionRow, "units" | "card_id" | "address" | "price_limit" | "interval_weeks" | "weekday">,
): Promise<void> {
  const address = JSON.stringify(s.address);
  await tx.run(CHANGE, [id, s.units, s.card_id, address, s.price_limit, s.interval_weeks, s.weekday]);
}

const MOVE = statement(
  "move-subscription",
  `update subscription
      set status = $2, pause_reason = $3, ended_at = $4,
          address = case when $2 = 'ended' then jsonb_build_object('selectedAddress', '', 'roadAddress', '', 'jibunAddress', '', 'addressDetail', '',
            'receiverName', '', 'phone', '', 'zonecode', address ->> 'zonecode', 'memo', '', 'deliveryAddressType', '',
            'guestOrderName', null, 'guestOrderPhone', null) else address end,
          card_id = case when $2 = 'ended' then null else card_id end
    where id = $1`,
);

/** Moves a locked subscription to another state. One that ends keeps neither its address nor its card. */
export async function moveSubscription(
  tx: Tx,
  id: number,
  to: { status: SubscriptionStatus; pauseReason: PauseReason | null; endedAt: Date | null },
): Promise<void> {
  await tx.run(MOVE, [id, to.status, to.pauseReason, to.endedAt]);
}

const LIST_WITHOUT_CARD = statement(
  "list-subscriptions-without-card",
  `select id from subscription where card_id is null and card_asked_at is null and status <> 'ended' order by id limit $1`,
);

/** Lists subscriptions whose card was removed and whose members were not asked for another one. */
export async function listWithoutCard(db: Runner, take: number): Promise<number[]> {
  return (await db.run(LIST_WITHOUT_CARD, [take])).map(({ id }) => id);
}

const MARK_ASKED = statement(
  "mark-asked-for-card",
  `update subscription set card_asked_at = $2
    where id = $1 and card_id is null and card_asked_at is null and status <> 'ended' returning id`,
);

/** Records that the member of a locked subscription is asked for another card; returns false when that is not needed. */
export async function markAskedForCard(tx: Tx, id: number, now: Date): Promise<boolean> {
  return (await tx.run(MARK_ASKED, [id, now])).length > 0;
}

const PURGE = statement(
  "purge-subscriptions",
  `delete from subscription
    where id in (select id from subscription where ended_at < $1 order by ended_at limit $2 for update skip locked)
   returning id`,
);

/** Deletes up to `take` subscriptions that ended before an instant, with their cycles; returns the count. */
export async function purgeSubscriptions(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(PURGE, [before, take])).length;
}
