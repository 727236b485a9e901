import type { CouponScopeEntry } from "@todayfruit/domain/coupons/coupon-scope";
import type { CouponCondition, CouponTarget } from "@todayfruit/domain/coupons/coupon-types";
import { isUniqueViolation, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import { COUPON_IS_ISSUABLE } from "./coupon-issuable.sql.ts";
import { COUPON_SCOPE } from "./coupon-scope.sql.ts";

/** Member's coupon, as PostgreSQL writes it into JSON. */
export type HeldCoupon = {
  id: number;
  couponId: number;
  name: string;
  target: CouponTarget;
  scope: CouponScopeEntry[];
  kind: "amount" | "percent";
  amount: number;
  percent: number | null;
  conditions: CouponCondition[];
  validFrom: string;
  validUntil: string;
};

const DEFINITION = `'couponId', c.id, 'name', c.name, 'target', c.target, 'scope', ${COUPON_SCOPE}, 'kind', c.discount_kind,
  'amount', c.discount_amount, 'percent', c.discount_percent, 'conditions', c.conditions, 'validFrom', c.valid_from`;

const HELD = `jsonb_build_object('id', mc.id, 'validUntil', mc.valid_until, ${DEFINITION})`;

/**
 * Coupons that can be picked on an order form `t` at the instant `$3`, as SQL: not expired, and used by no order but
 * the form's own earlier attempt, which releases it when the form is paid again.
 */
export const PICKABLE_COUPONS = `(
  select coalesce(jsonb_agg(${HELD} order by mc.valid_until, mc.id), '[]'::jsonb)
    from member_coupon mc join coupon c on c.id = mc.coupon_id
   where mc.user_id = t.user_id and mc.valid_until > $3
     and not exists (select from coupon_redemption cu join orders o on o.id = cu.order_id
                      where cu.member_coupon_id = mc.id and not cu.is_returned
                        and not (o.order_tmp_id = t.id and o.status = 'request')))`;

const LIST_MINE = statement(
  "list-my-coupons",
  `select ${HELD} as held
     from member_coupon mc join coupon c on c.id = mc.coupon_id
    where mc.user_id = $1 and mc.valid_until > $2
      and not exists (select from coupon_redemption cu where cu.member_coupon_id = mc.id and not cu.is_returned)
    order by mc.valid_until, mc.id
    limit 200`,
).narrow<{ held: HeldCoupon }>();

/** Lists the usable coupons of a member, those that expire first at the top. */
export async function listMine(db: Runner, userId: number, now: Date): Promise<HeldCoupon[]> {
  return (await db.run(LIST_MINE, [userId, now])).map(({ held }) => held);
}

const HAS_NO_ORDER = statement(
  "has-no-order",
  "select order_count = 0 as has_no_order from app_user where id = $1",
);

/** Returns true for a buyer without an order that was paid for and kept. */
export async function hasNoOrder(db: Runner, userId: number): Promise<boolean> {
  return requireOneRow(await db.run(HAS_NO_ORDER, [userId])).has_no_order;
}

const LIST_PAST = statement(
  "list-past-coupons",
  `select ${HELD} as held, o.created_at as used_at, mc.valid_until
     from member_coupon mc join coupon c on c.id = mc.coupon_id
     left join coupon_redemption cu on cu.member_coupon_id = mc.id and not cu.is_returned
     left join orders o on o.id = cu.order_id
    where mc.user_id = $1 and (cu.order_id is not null or mc.valid_until <= $2)
      and coalesce(o.created_at, mc.valid_until) > $3
    order by coalesce(o.created_at, mc.valid_until) desc, mc.id desc
    limit 20`,
).narrow<{ held: HeldCoupon }>();

export type PastCoupon = { held: HeldCoupon; used_at: Date | null; valid_until: Date };

/** Lists the coupons of a member that were used, or ended, between an instant and now; the latest first. */
export function listPast(db: Runner, userId: number, now: Date, since: Date): Promise<PastCoupon[]> {
  return db.run(LIST_PAST, [userId, now, since]);
}

const LIST_SIGN_UP = statement(
  "list-sign-up-coupons",
  `select jsonb_build_object('id', c.id, 'validUntil', c.valid_until, ${DEFINITION}) as held, c.valid_days
     from coupon c
    where c.moment = 'sign_up' and c.valid_from <= $1 and c.valid_until > $1 and ${COUPON_IS_ISSUABLE}
    order by c.id limit 10`,
).narrow<{ held: HeldCoupon }>();

/** Lists the coupons that joining gives now. */
export function listSignUpCoupons(
  db: Runner,
  now: Date,
): Promise<{ held: HeldCoupon; valid_days: number | null }[]> {
  return db.run(LIST_SIGN_UP, [now]);
}

export type OfferedCoupon = Omit<HeldCoupon, "couponId"> & { is_taken: boolean };

const LIST_OFFERED = statement(
  "list-offered-coupons",
  `select jsonb_build_object('id', c.id, 'validUntil', c.valid_until, ${DEFINITION}) as offered,
          (select count(*) from member_coupon mc where mc.coupon_id = c.id and mc.user_id = $1) >= c.per_member as is_taken
     from coupon c
    where c.download_until > $2 and c.download_from <= $2 and c.valid_until > $2 and ${COUPON_IS_ISSUABLE}
    order by c.download_until, c.id
    limit 100`,
).narrow<{ offered: HeldCoupon }>();

/** Lists the coupons that members can download now, with whether this member has reached the limit. */
export async function listOffered(db: Runner, userId: number, now: Date): Promise<OfferedCoupon[]> {
  const rows = await db.run(LIST_OFFERED, [userId, now]);
  return rows.map(({ offered, is_taken }) => ({ ...offered, is_taken }));
}

export type CouponRow = {
  id: number;
  valid_until: Date;
  valid_days: number | null;
  is_offered: boolean;
  is_left: boolean;
  /** Coupons left of its limit; `null`: without limit. */
  left_count: number | null;
  per_member: number;
};

const LOCK = statement(
  "lock-coupon",
  `select c.id, c.valid_until, c.valid_days, c.per_member,
          coalesce(c.download_from <= $2 and c.download_until > $2, false) as is_offered,
          c.valid_until > $2 and ${COUPON_IS_ISSUABLE} as is_left, c.issue_limit - c.issued as left_count
     from coupon c where c.id = $1 for update of c`,
).narrow<Pick<CouponRow, "is_left" | "left_count">>();

/** Locks a coupon, so that concurrent downloads are serialised. */
export async function lockCoupon(tx: Tx, id: number, now: Date): Promise<CouponRow | null> {
  const [row] = await tx.run(LOCK, [id, now]);
  return row ?? null;
}

/** The smallest number, of `$3`, that the member `$2` has no coupon `$1` of: one may have been taken back. */
const FREE_NUMBER = `select min(n)::int as nth from generate_series(1, $3::int) n
     where not exists (select from member_coupon mc where mc.coupon_id = $1 and mc.user_id = $2 and mc.nth = n)`;

const GIVE = statement(
  "give-coupon",
  `with free as (${FREE_NUMBER}),
   given as (
     insert into member_coupon (coupon_id, user_id, nth, valid_until, issued_at)
     select $1, $2, free.nth, $4, $5 from free where free.nth is not null
     returning id
   ), counted as (
     update coupon set issued = issued + 1 where id = $1 and exists (select from given)
   )
   select id from given`,
);

/** Issues one more coupon to a member; returns `null` at their limit. */
export async function giveCoupon(
  tx: Tx,
  give: { couponId: number; userId: number; perMember: number; validUntil: Date; now: Date },
): Promise<number | null> {
  const [row] = await tx.run(GIVE, [give.couponId, give.userId, give.perMember, give.validUntil, give.now]);
  return row?.id ?? null;
}

const USE = statement(
  "use-coupon",
  "insert into coupon_redemption (order_id, member_coupon_id, discount, min_price, target) values ($1, $2, $3, $4, $5)",
);

/** Uses the coupon for an order; returns false when another order has it, and the caller rolls back. */
export async function useCoupon(
  tx: Tx,
  use: {
    orderId: number;
    memberCouponId: number;
    target: CouponTarget;
    discount: number;
    minPrice: number;
  },
): Promise<boolean> {
  try {
    await tx.run(USE, [use.orderId, use.memberCouponId, use.discount, use.minPrice, use.target]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error, "one_use_of_a_coupon")) return false;
    throw error;
  }
}
