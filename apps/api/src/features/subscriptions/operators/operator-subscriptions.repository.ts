import type { SubscriptionInterval } from "@todayfruit/domain/subscriptions/subscription-limits";
import type {
  CycleStatus,
  PauseReason,
  SubscriptionStatus,
} from "@todayfruit/domain/subscriptions/subscription-status-and-reason-codes";
import { type RowOf, type Runner, statement, statementVariant, type Tx } from "../../../db/database.ts";

const SOUGHT = {
  nothing: "$4::text is null",
  name: `u.name collate "C" >= $4 and u.name collate "C" < $4 || chr(1114111)`,
  phoneEnd: "right(u.phone, 4) = $4",
} as const;

const COLUMNS = `s.id, s.version, s.status, s.user_id, u.name as member_name, o.product_id, p.name as product_name, s.option_id,
  o.name as option_name, coalesce(sp.is_box, false) as is_box, s.units, s.interval_weeks, s.price_limit,
  s.card_id is not null as has_card, s.pause_reason, to_char(c.dispatch_on, 'YYYY-MM-DD') as dispatch_on,
  c.status as cycle_status, c.asked_at, c.approved_price, s.created_at, s.ended_at,
  (select count(*)::int from billing_cycle x where x.subscription_id = s.id and x.status = 'paid') as paid_count`;

/** One statement for each way to search, so that each keeps the plan of its index. */
function listStatement(by: keyof typeof SOUGHT) {
  return statementVariant(
    "list-operator-subscriptions",
    `by-${by}`,
    `select ${COLUMNS}
       from subscription s
       join app_user u on u.id = s.user_id
       join product_option o on o.id = s.option_id
       join product p on p.id = o.product_id
       left join selling_plan sp on sp.product_id = p.id
       left join billing_cycle c on c.subscription_id = s.id and c.status in ('scheduled', 'charging', 'failed')
      where s.id < $1 and ($2::text is null or s.status = $2) and ($3::bigint is null or o.product_id = $3) and ${SOUGHT[by]}
        and ($5::bigint is null or s.user_id = $5)
        and (not $6::boolean or c.status = 'failed'
             or (c.status = 'scheduled' and c.asked_at is not null and c.approved_price is null))
      order by s.id desc limit $7`,
  ).narrow<{
    status: SubscriptionStatus;
    interval_weeks: SubscriptionInterval;
    pause_reason: PauseReason | null;
    cycle_status: CycleStatus | null;
    dispatch_on: string | null;
  }>();
}

const LISTS = {
  nothing: listStatement("nothing"),
  name: listStatement("name"),
  phoneEnd: listStatement("phoneEnd"),
};

export type ListedSubscriptionRow = RowOf<typeof LISTS.nothing>;

export type SubscriptionQuery = {
  before: number;
  status: SubscriptionStatus | null;
  productId: number | null;
  memberId: number | null;
  /** Failed cards and prices above the limit alone. */
  attention: boolean;
  by: keyof typeof SOUGHT;
  sought: string | null;
  take: number;
};

/** Lists subscriptions before an id, the newest first. */
export function listSubscriptionsOfAll(db: Runner, q: SubscriptionQuery): Promise<ListedSubscriptionRow[]> {
  return db.run(LISTS[q.by], [q.before, q.status, q.productId, q.sought, q.memberId, q.attention, q.take]);
}

const LOCK = statement(
  "lock-subscriptions",
  "select id, version, status from subscription where id = any($1::bigint[]) order by id for update",
).narrow<{ status: SubscriptionStatus }>();

/** Locks subscriptions in the order of their ids. */
export function lockSubscriptions(tx: Tx, ids: readonly number[]): Promise<RowOf<typeof LOCK>[]> {
  return tx.run(LOCK, [ids]);
}
