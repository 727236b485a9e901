import type { OrderStatus } from "@todayfruit/domain/orders/status";
import type { DeliveryAddress } from "@todayfruit/domain/shipping/delivery-address";
import { type Runner, statement, type Tx } from "../../db/database.ts";
import { type HeldCoupon, PICKABLE_COUPONS } from "../coupons/coupons.repository.ts";

/** A line of an order form: what is wanted, and the price of one unit that the buyer last saw, in 원. */
export type TmpLine = { optionId: number; units: number; cartOptionId: number | null; seenPrice: number };
/** The address of an order as it is kept: its area is derived from the zonecode wherever it is needed. */
export type TmpAddress = DeliveryAddress & { guestOrderName: string | null; guestOrderPhone: string | null };
export type Utm = Record<"utmSource" | "utmMedium" | "utmCampaign" | "utmContent" | "utmTerm", string | null>;

export type OrderTmpRow = {
  id: string;
  lines: TmpLine[];
  address: TmpAddress | null;
  used_point: number;
  /** For how many it is a gift; `null`: it goes to its buyer. */
  gift_count: number | null;
  /** Whether the shop knows an account that a deposit can go back to. */
  has_account: boolean;
  utm: Utm | null;
  created_at: Date;
  expires_at: Date;
  grade: number;
  user_email: string | null;
  user_phone: string | null;
  user_name: string | null;
  /** Points of lots that have begun and are not over. */
  usable_points: number;
  point_rules: PointRules | null;
  grade_rules: { grade: number; purchasePointPer: number }[] | null;
  coupons: HeldCoupon[];
  member_coupon_id: number | null;
  /** Nothing that was paid for and kept yet. */
  is_first: boolean;
  /** The order that this form became and that is not closed: open or paid. */
  attempt: Attempt | null;
};
export type Attempt = {
  orderId: string;
  status: OrderStatus;
  /** Points that come back to lots which are not over. */
  usedPoint: number;
  /** Its payment was sent to the provider. */
  isClaimed: boolean;
  /** Units that it holds, by option id. */
  units: Record<number, number> | null;
};
export type PointRules = { minUsePoint: number; photoReviewPoint: number; rewardAfterDeliveryDays: number };

const ADD = statement(
  "add-order-tmp",
  `insert into order_tmp (id, user_id, lines, utm, created_at, expires_at, gift_count)
   values ($1, $2, $3::jsonb, $4::jsonb, $5, $6, $7)`,
);

export async function addOrderTmp(
  db: Runner,
  form: {
    id: string;
    userId: number;
    lines: readonly TmpLine[];
    utm: Utm | null;
    giftCount: number | null;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const { id, userId, lines, now, expiresAt, giftCount } = form;
  const utm = form.utm ? JSON.stringify(form.utm) : null;
  await db.run(ADD, [id, userId, JSON.stringify(lines), utm, now, expiresAt, giftCount]);
}

const FIND = statement(
  "find-order-tmp",
  `select t.id, t.lines, t.address, t.used_point, t.gift_count, t.utm, t.created_at, t.expires_at, u.grade,
          exists (select from withdraw_account wa where wa.user_id = u.id) as has_account,
          u.email as user_email, u.phone as user_phone, u.name as user_name,
          (select coalesce(sum(l.remaining), 0)::int from point_lot l
            where l.user_id = u.id and l.remaining > 0 and l.available_at <= $3 and l.expires_at > $3) as usable_points,
          t.member_coupon_id, u.order_count = 0 as is_first, ${PICKABLE_COUPONS} as coupons,
          points.value as point_rules, grades.value as grade_rules,
          (select jsonb_build_object('orderId', o.uuid, 'status', o.status, 'usedPoint',
                    (select coalesce(-sum(e.amount), 0) from point_entry e join point_lot l on l.id = e.lot_id
                      where e.order_id = o.id and l.expires_at > $3),
                    'isClaimed', p.payment_key is not null,
                    'units', (select jsonb_object_agg(h.option_id, h.units) from stock_hold h where h.order_id = o.id))
             from orders o join payment p on p.order_id = o.id
            where o.order_tmp_id = t.id and o.status not in ('incomplete', 'withdraw_complete')) as attempt
     from order_tmp t
     join app_user u on u.id = t.user_id
     left join shop_rule points on points.name = 'points'
     left join shop_rule grades on grades.name = 'grades'
    where t.id = $1 and t.user_id = $2 and t.expires_at > $3`,
).narrow<
  Pick<OrderTmpRow, "address" | "attempt" | "coupons" | "grade_rules" | "lines" | "point_rules" | "utm">
>();

/** The order form of this buyer; somebody else's is as unknown as none. */
export async function findOrderTmp(
  db: Runner,
  id: string,
  userId: number,
  now: Date,
): Promise<OrderTmpRow | null> {
  const [row] = await db.run(FIND, [id, userId, now]);
  return row ?? null;
}

const SAVE = statement(
  "save-order-tmp",
  `update order_tmp
      set address = $3::jsonb, used_point = $4, lines = $5::jsonb, member_coupon_id = $6, gift_count = $7
    where id = $1 and user_id = $2
   returning id`,
);

/** Whether it was kept: not when the form became somebody else's meanwhile, because its guest has logged in. */
export async function saveOrderTmp(
  db: Runner,
  form: {
    id: string;
    userId: number;
    address: TmpAddress | null;
    usedPoint: number;
    couponId: number | null;
    giftCount: number | null;
    lines: readonly TmpLine[];
  },
): Promise<boolean> {
  const { id, userId, address, usedPoint, couponId, giftCount, lines } = form;
  const rows = await db.run(SAVE, [
    id,
    userId,
    address ? JSON.stringify(address) : null,
    usedPoint,
    JSON.stringify(lines),
    couponId,
    giftCount,
  ]);
  return rows.length > 0;
}

const FORGET = statement(
  "forget-order-tmps",
  `delete from order_tmp
    where id in (select t.id from order_tmp t
                  where t.expires_at < $1
                    and not exists (select from orders o
                                     where o.order_tmp_id = t.id
                                       and o.status in ('request', 'bank_transfer_waiting'))
                  order by t.expires_at limit $2
                    for update skip locked)
   returning id`,
);

/**
 * Deletes up to `take` order forms whose life ended before an instant; says how many. One that is still being paid
 * stays: what was ordered with it leaves the cart when it is paid.
 */
export async function forgetOrderForms(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET, [before, take])).length;
}

const GIVE = statement(
  "give-order-forms",
  `update order_tmp t
      set user_id = $2,
          lines = (select jsonb_agg(line || jsonb_build_object('cartOptionId', held.id) order by place)
                     from jsonb_array_elements(t.lines) with ordinality as wanted (line, place)
                     left join (select co.id, co.option_id
                                  from cart_item ci join cart_option co on co.cart_item_id = ci.id
                                 where ci.user_id = $2) held
                       on held.option_id = (line ->> 'optionId')::int and line ->> 'cartOptionId' is not null)
    where t.user_id = $1 and t.expires_at > $3
      and not exists (select from orders o
                       where o.order_tmp_id = t.id and o.status not in ('incomplete', 'withdraw_complete'))`,
);

/**
 * Gives a guest's order forms to the member they turned out to be, after their cart: what a form took from the cart is
 * found again in the member's. A form that is being paid or is paid stays with the guest whose order it is.
 */
export async function giveOrderForms(tx: Tx, fromUserId: number, toUserId: number, now: Date): Promise<void> {
  await tx.run(GIVE, [fromUserId, toUserId, now]);
}
