import type { OrderStatus } from "@todayfruit/domain/orders/status";
import { type Runner, statement, type Tx } from "../../db/database.ts";
import type { ContentAttribution } from "../analytics/attribute-order-to-content.ts";
import type { Utm } from "../analytics/utm-parameter-types.ts";
import { type HeldCoupon, PICKABLE_COUPONS } from "../coupons/coupons.repository.ts";
import type { OrderAddress } from "../orders/address/order-address-types.ts";
import type { PointRules } from "../orders/read-orders.repository.ts";

/** Line of an order form: the option, its units, and the price of one unit that the buyer last saw, in 원. */
export type OrderFormLine = {
  optionId: number;
  units: number;
  cartOptionId: number | null;
  seenPrice: number;
  /** Day of dispatch (KST) of a delivery by subscription; absent: as soon as possible. */
  dispatchOn?: string;
};

export type OrderFormRow = {
  id: string;
  lines: OrderFormLine[];
  address: OrderAddress | null;
  used_point: number;
  /** Number of receivers of a gift; `null` for an order to the buyer. */
  gift_count: number | null;
  /** True when the shop has an account to refund a deposit to. */
  has_account: boolean;
  utm: Utm | null;
  content: ContentAttribution | null;
  created_at: Date;
  expires_at: Date;
  grade: number;
  user_email: string | null;
  user_phone: string | null;
  user_name: string | null;
  /** Points (원) of lots that are valid now. */
  usable_points: number;
  point_rules: PointRules | null;
  grade_rules: { grade: number; purchasePointPer: number }[] | null;
  coupons: HeldCoupon[];
  member_coupon_id: number | null;
  shipping_member_coupon_id: number | null;
  /** True when the buyer has no order that was paid and not cancelled. */
  is_first: boolean;
  /** Order made from this form that is not closed: open or paid. */
  attempt: Attempt | null;
};
export type Attempt = {
  orderId: string;
  status: OrderStatus;
  /** Points (원) returned to lots that have not expired. */
  usedPoint: number;
  /** True when its payment was sent to the provider. */
  isClaimed: boolean;
  /** Reserved units by option id. */
  units: Record<number, number> | null;
};

const ADD = statement(
  "add-order-tmp",
  `insert into order_tmp (id, user_id, lines, utm, created_at, expires_at, gift_count, content)
   values ($1, $2, $3::jsonb, $4::jsonb, $5, $6, $7, $8::jsonb)`,
);

export async function addOrderForm(
  db: Runner,
  form: {
    id: string;
    userId: number;
    lines: readonly OrderFormLine[];
    utm: Utm | null;
    content: ContentAttribution | null;
    giftCount: number | null;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const { id, userId, lines, now, expiresAt, giftCount } = form;
  const utm = form.utm ? JSON.stringify(form.utm) : null;
  const content = form.content ? JSON.stringify(form.content) : null;
  await db.run(ADD, [id, userId, JSON.stringify(lines), utm, now, expiresAt, giftCount, content]);
}

const FIND = statement(
  "find-order-tmp",
  `select t.id, t.lines, t.address, t.used_point, t.gift_count, t.utm, t.content, t.created_at, t.expires_at, u.grade,
          exists (select from saved_refund_account wa where wa.user_id = u.id) as has_account,
          u.email as user_email, u.phone as user_phone, u.name as user_name,
          (select coalesce(sum(l.remaining), 0)::int from point_lot l
            where l.user_id = u.id and l.remaining > 0 and l.available_at <= $3 and l.expires_at > $3) as usable_points,
          t.member_coupon_id, t.shipping_member_coupon_id, u.order_count = 0 as is_first, ${PICKABLE_COUPONS} as coupons,
          points.value as point_rules, grades.value as grade_rules,
          (select jsonb_build_object('orderId', o.uuid, 'status', o.status, 'usedPoint',
                    (select coalesce(-sum(e.amount), 0) from point_entry e join point_lot l on l.id = e.lot_id
                      where e.order_id = o.id and l.expires_at > $3),
                    'isClaimed', p.payment_key is not null,
                    'units', (select jsonb_object_agg(h.option_id, h.units) from stock_reservation h where h.order_id = o.id))
             from orders o join payment p on p.order_id = o.id
            where o.order_tmp_id = t.id and o.status not in ('incomplete', 'withdraw_complete')) as attempt
     from order_tmp t
     join app_user u on u.id = t.user_id
     left join shop_rule points on points.name = 'points'
     left join shop_rule grades on grades.name = 'grades'
    where t.id = $1 and t.user_id = $2 and t.expires_at > $3`,
).narrow<
  Pick<
    OrderFormRow,
    "address" | "attempt" | "content" | "coupons" | "grade_rules" | "lines" | "point_rules" | "utm"
  >
>();

/** Finds the buyer's own order form; returns `null` for anyone else's. */
export async function findOrderForm(
  db: Runner,
  id: string,
  userId: number,
  now: Date,
): Promise<OrderFormRow | null> {
  const [row] = await db.run(FIND, [id, userId, now]);
  return row ?? null;
}

const SAVE = statement(
  "save-order-tmp",
  `update order_tmp
      set address = $3::jsonb, used_point = $4, lines = $5::jsonb, member_coupon_id = $6, gift_count = $7,
          shipping_member_coupon_id = $8
    where id = $1 and user_id = $2
   returning id`,
);

/** Saves the form; returns false when it moved to a member meanwhile, because its guest logged in. */
export async function saveOrderForm(
  db: Runner,
  form: {
    id: string;
    userId: number;
    address: OrderAddress | null;
    usedPoint: number;
    couponId: number | null;
    shippingCouponId: number | null;
    giftCount: number | null;
    lines: readonly OrderFormLine[];
  },
): Promise<boolean> {
  const { id, userId, address, usedPoint, couponId, shippingCouponId, giftCount, lines } = form;
  const rows = await db.run(SAVE, [
    id,
    userId,
    address ? JSON.stringify(address) : null,
    usedPoint,
    JSON.stringify(lines),
    couponId,
    giftCount,
    shippingCouponId,
  ]);
  return rows.length > 0;
}

const FORGET = statement(
  "purge-order-tmps",
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
 * Deletes up to `take` order forms that expired before an instant; returns how many. One being paid stays: its lines
 * leave the cart when it is paid.
 */
export async function purgeOrderForms(db: Runner, before: Date, take: number): Promise<number> {
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
                       on held.option_id = (line ->> 'optionId')::bigint and line ->> 'cartOptionId' is not null)
    where t.user_id = $1 and t.expires_at > $3
      and not exists (select from orders o
                       where o.order_tmp_id = t.id and o.status not in ('incomplete', 'withdraw_complete'))`,
);

/**
 * Moves a guest's order forms to the member they log in as, after their cart: lines taken from the cart are found again
 * in the member's. A form that is paid or being paid stays with the guest whose order it is.
 */
export async function handOverOrderForms(
  tx: Tx,
  fromUserId: number,
  toUserId: number,
  now: Date,
): Promise<void> {
  await tx.run(GIVE, [fromUserId, toUserId, now]);
}
