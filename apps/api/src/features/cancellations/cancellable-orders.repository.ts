import type { CancellationType } from "@todayfruit/domain/cancellations/check-cancellable";
import type { OrderItemProductStatus, OrderStatus } from "@todayfruit/domain/orders/status";
import type { PaymentMethodType } from "@todayfruit/domain/payments/payment-method-codes";
import type { PaymentStatus } from "@todayfruit/domain/payments/status";
import { OUTCOME_REASONS } from "@todayfruit/domain/refunds/refund-outcome-reason-texts";
import type { ShippingTerms } from "@todayfruit/domain/shipping/product-shipping-terms-types";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import type { Tables } from "../../db/tables.ts";

export type OrderRow = Pick<
  Tables["orders"],
  | "id"
  | "uuid"
  | "user_id"
  | "coupon_discount"
  | "used_point"
  | "price"
  | "tax_free"
  | "cancel_denied_reason"
  | "expected_reward_point"
> & {
  status: OrderStatus;
  is_gift: boolean;
  withdraw_type: CancellationType;
  area: "major" | "secondary_area" | "third_area";
  charged_area: "major" | "secondary_area" | "third_area";
  shipping_fee_type: "type01" | "type02" | "type03";
  user_type: string;
  guest_name: string | null;
  guest_phone: string | null;
  payment_id: number;
  payment_status: PaymentStatus;
  payment_key: string | null;
  method: PaymentMethodType;
  captured: number;
  refunded: number;
  approved_at: Date | null;
  /** Minimum price of products for the coupon, in 원; the rest of the order loses it below. */
  coupon_min_price: number;
  /** The same for the shipping coupon. */
  shipping_coupon_min_price: number;
  /** Parts of the shipping coupon by bundle, in 원. */
  shipping_discounts: { bundleKey: string; amount: number }[];
  /** An account for refunding a deposit is stored. */
  has_account: boolean;
};

const ORDER = `select o.id, o.uuid, o.user_id, o.status, o.is_gift, o.withdraw_type, o.cancel_denied_reason,
       coalesce(o.delivery_area, o.area) as area, o.area as charged_area, o.shipping_fee_type,
       o.coupon_discount, o.used_point, o.price, o.tax_free, o.expected_reward_point, u.user_type,
       o.address ->> 'guestOrderName' as guest_name, o.address ->> 'guestOrderPhone' as guest_phone,
       p.id as payment_id, p.status as payment_status, p.payment_key, p.method, p.captured, p.refunded, p.approved_at,
       coalesce((select cu.min_price from coupon_redemption cu where cu.order_id = o.id and cu.target = 'products'), 0)
         as coupon_min_price,
       coalesce((select cu.min_price from coupon_redemption cu where cu.order_id = o.id and cu.target = 'shipping'), 0)
         as shipping_coupon_min_price,
       (select coalesce(jsonb_agg(jsonb_build_object('bundleKey', s.bundle_key, 'amount', s.amount)), '[]'::jsonb)
          from order_shipping_discount s where s.order_id = o.id) as shipping_discounts,
       exists (select from saved_refund_account wa where wa.user_id = o.user_id)
         or exists (select from order_refund_account ra where ra.order_id = o.id) as has_account
  from orders o join payment p on p.order_id = o.id join app_user u on u.id = o.user_id`;

type Narrowed = Pick<OrderRow, "shipping_discounts">;
const FIND = statement("find-withdrawable", `${ORDER} where o.id = $1`).narrow<Narrowed>();
const LOCK = statement("lock-withdrawable", `${ORDER} where o.id = $1 for update of o, p`).narrow<Narrowed>();
const LIST = statement("list-withdrawables", `${ORDER} where o.id = any($1::bigint[])`).narrow<Narrowed>();

export async function findCancellable(db: Runner, orderId: number): Promise<OrderRow | null> {
  const [row] = await db.run(FIND, [orderId]);
  return row ?? null;
}

/** Lists orders with what their price was made of. */
export function listCancellables(db: Runner, orderIds: readonly number[]): Promise<OrderRow[]> {
  return db.run(LIST, [orderIds]);
}

/** Locks the order and its payment until the transaction ends, in the same sequence as a settlement. */
export async function lockCancellable(tx: Tx, orderId: number): Promise<OrderRow | null> {
  const [row] = await tx.run(LOCK, [orderId]);
  return row ?? null;
}

export type PurchasedProduct = {
  id: number;
  order_id: number;
  product_id: number;
  distributor_id: number;
  name: string;
  images: string[];
  distributor_name: string;
  status: OrderItemProductStatus;
  is_withdrawn: boolean;
  /** Product that was bought where the receiver of a gift swapped it: the price of the line was made for it; `null`: this product. */
  bought: { product_id: number; distributor_id: number; option_id: number } | null;
  /** Ordinal of the gift's receiver from 1; `null`: not a gift. */
  receiver: number | null;
  gift_id: number | null;
  options: {
    /** `order_option.id` */
    id: number;
    option_id: number;
    name: string;
    units: number;
    unit_price: number;
    unit_list_price: number;
    net: number;
    /** Amount refunded by claims, in 원. */
    compensated: number;
    tax_status: "tax_free" | "taxable";
    in_coupon_scope: boolean;
    shipping: ShippingTerms;
  }[];
};

const PRODUCTS = `select op.id, op.order_id, op.product_id, op.distributor_id, op.name, op.images, op.distributor_name, op.status,
          op.gift_id, exists (select from cancellation_product wp where wp.order_product_id = op.id) as is_withdrawn,
          gt.position as receiver,
          (select jsonb_build_object('product_id', s.from_product_id, 'distributor_id', s.from_distributor_id,
                                     'option_id', s.from_option_id)
             from gift_swap s where s.order_product_id = op.id and s.taken_back_at is null) as bought,
          (select jsonb_agg(to_jsonb(oo) order by oo.id) from order_option oo where oo.order_product_id = op.id) as options
     from order_product op left join gift gt on gt.id = op.gift_id`;

type WithOptions = Pick<PurchasedProduct, "bought" | "options">;
const LIST_PRODUCTS = statement(
  "list-withdrawable-products",
  `${PRODUCTS} where op.order_id = $1 order by op.id`,
).narrow<WithOptions>();
const LIST_PRODUCTS_OF_ORDERS = statement(
  "list-withdrawable-products-of-orders",
  `${PRODUCTS} where op.order_id = any($1::bigint[]) order by op.id`,
).narrow<WithOptions>();

/** Consistent only as a statement of its own after the lock: one that waited for it reads its old snapshot. */
export function listPurchasedProducts(db: Runner, orderId: number): Promise<PurchasedProduct[]> {
  return db.run(LIST_PRODUCTS, [orderId]);
}

/** Lists the products of several orders, the oldest first. */
export function listProductsOfOrders(db: Runner, orderIds: readonly number[]): Promise<PurchasedProduct[]> {
  return db.run(LIST_PRODUCTS_OF_ORDERS, [orderIds]);
}

export type GivenRow = RowOf<typeof SUM_GIVEN>;

const SUM_GIVEN = statement(
  "sum-cancellations",
  `select coalesce(sum(money), 0)::int as money, coalesce(sum(points), 0)::int as points,
          coalesce(sum(tax_free), 0)::int as tax_free,
          coalesce(sum(money + points) filter (where return_request_id is not null or is_goodwill), 0)::int as claimed
     from cancellation where order_id = $1`,
);

export async function sumGiven(db: Runner, orderId: number): Promise<GivenRow> {
  return requireOneRow(await db.run(SUM_GIVEN, [orderId]));
}

export type NewCancellation = {
  orderId: number;
  orderProductIds: readonly number[];
  money: number;
  points: number;
  taxFree: number;
  lines: readonly object[];
  actor: "buyer" | "shop";
  reason: string;
  /** Resulting status of the order; its stock is released with the last product. */
  status: OrderStatus;
  /** Resulting status of the products. */
  to: "withdraw_complete" | "stock_out";
  isLast: boolean;
  /** Points that the rest of the order may still earn. */
  expectedRewardPoint: number;
  /** Claim for which it is refunded; its products stay in the order. */
  claimId?: number;
  /** Set for money given above what is owed. */
  isGoodwill?: true;
  /** Claim for which goodwill is given. */
  goodwillClaimId?: number | null;
  now: Date;
};

/**
 * Records a withdrawal of products: the refund as open, and an event for each product, unless the order's event says
 * the same. A deposit is refunded to the account given for this order, or else to the member's stored one. A refund of
 * points alone ends a payment without any money left. When a whole refund already covers the payment, as after a
 * reversed deposit, the refund of the products ends as `nothing_owed`.
 */
const ADD_WITHDRAWAL = statement(
  "add-cancellation",
  `with old as (select id, status, user_id from orders where id = $1),
   w as (
     insert into cancellation (order_id, money, points, tax_free, lines, actor, reason, at, return_request_id, is_goodwill,
            goodwill_claim_id)
     values ($1, $3, $4, $5, $6::jsonb, $7, $8, $11, $13, $16, $17)
     returning id
   ), gone as (
     insert into cancellation_product (order_product_id, cancellation_id) select p.id, w.id from unnest($2::bigint[]) as p (id), w
   ), product_events as (
     insert into order_status_change (order_id, order_product_id, from_status, to_status, actor, reason, at)
     select $1, op.id, op.status, $14, $7, $8, $11
       from order_product op join old on old.id = op.order_id
      where op.id = any($2::bigint[]) and (old.status = $9 or $14 <> $9)
   ), products as (
     update order_product set status = $14 where id = any($2::bigint[])
   ), moved as (
     update orders
        set status = $9, reservation = case when $10 then 'released' else reservation end, expected_reward_point = $12
      where id = $1
   ), event as (
     insert into order_status_change (order_id, from_status, to_status, actor, reason, at)
     select id, status, $9, $7, $8, $11 from old where status <> $9
   ), buyer as (
     update app_user u set order_count = u.order_count - 1 from old where u.id = old.user_id and $10
   ), pay as (
     select id, payment_key, method, status, captured, $10 and status = 'paid' and $3 = 0 and refunded = captured as ends
       from payment where order_id = $1
   ), paid_back as (
     update payment p
        set cancelled = p.cancelled + $3, status = case when pay.ends then 'withdraw' else p.status end,
            check_at = case when $10 then null else p.check_at end
       from pay where p.id = pay.id
   ), payment_events as (
     insert into payment_status_change (payment_id, from_status, to_status, at) select id, status, 'withdraw', $11 from pay where ends
   ), owed as (
     insert into refund (payment_id, payment_key, amount, tax_free, cancellation_id, reason, created_at, next_try_at,
            account_key_id, account_sealed, done_at, outcome, outcome_reason, transaction_key)
     select pay.id, pay.payment_key, $3, $5, w.id, $8, $11, $11,
            case when is_owed then coalesce(said.key_id, kept.key_id) end,
            case when is_owed then coalesce(said.sealed, kept.sealed) end,
            case when not is_owed then $11 end, case when not is_owed then 'nothing_owed' end,
            case when not is_owed then $15 end,
            case when not is_owed then 'none:w' || w.id end
       from pay
      cross join lateral (
        select pay.captured - coalesce(sum(r.amount), 0) >= $3 as is_owed from refund r
         where r.payment_id = pay.id and (r.outcome is null or r.outcome in ('returned', 'paid_elsewhere', 'waived'))) promised
      cross join w
      cross join old
       left join order_refund_account said on said.order_id = old.id and pay.method = 'vbank'
       left join saved_refund_account kept on kept.user_id = old.user_id and pay.method = 'vbank'
      where $3 > 0
   )
   select id from w`,
);

export async function addCancellation(tx: Tx, w: NewCancellation): Promise<number> {
  const rows = await tx.run(ADD_WITHDRAWAL, [
    w.orderId,
    w.orderProductIds,
    w.money,
    w.points,
    w.taxFree,
    JSON.stringify(w.lines),
    w.actor,
    w.reason,
    w.status,
    w.isLast,
    w.now,
    w.expectedRewardPoint,
    w.claimId ?? null,
    w.to,
    OUTCOME_REASONS.nothingOwed,
    w.isGoodwill ?? false,
    w.goodwillClaimId ?? null,
  ]);
  return requireOneRow(rows).id;
}
