import type { OrderItemProductStatus, OrderStatus } from "@todayfruit/domain/orders/status";
import type { PaymentStatus } from "@todayfruit/domain/payments/status";
import type { WithdrawType } from "@todayfruit/domain/refunds/may-withdraw";
import type { ShippingTerms } from "@todayfruit/domain/shipping/shipping-terms";
import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import { one } from "../../../db/one.ts";
import type { Tables } from "../../../db/tables.ts";

export type OrderRow = Pick<
  Tables["orders"],
  | "id"
  | "uuid"
  | "user_id"
  | "coupon_discount"
  | "used_point"
  | "price"
  | "tax_free"
  | "withdraw_notice"
  | "expected_reward_point"
> & {
  status: OrderStatus;
  is_gift: boolean;
  withdraw_type: WithdrawType;
  area: "major" | "secondary_area" | "third_area";
  charged_area: "major" | "secondary_area" | "third_area";
  shipping_fee_type: "type01" | "type02" | "type03";
  user_type: string;
  guest_name: string | null;
  guest_phone: string | null;
  payment_id: number;
  payment_status: PaymentStatus;
  payment_key: string | null;
  method: string;
  captured: number;
  refunded: number;
  approved_at: Date | null;
  /** Below this price of its products what remains loses the coupon, in 원. */
  coupon_min_price: number;
  /** Whether the shop knows an account that a deposit can go back to. */
  has_account: boolean;
};

const ORDER = `select o.id, o.uuid, o.user_id, o.status, o.is_gift, o.withdraw_type, o.withdraw_notice,
       coalesce(o.delivery_area, o.area) as area, o.area as charged_area, o.shipping_fee_type,
       o.coupon_discount, o.used_point, o.price, o.tax_free, o.expected_reward_point, u.user_type,
       o.address ->> 'guestOrderName' as guest_name, o.address ->> 'guestOrderPhone' as guest_phone,
       p.id as payment_id, p.status as payment_status, p.payment_key, p.method, p.captured, p.refunded, p.approved_at,
       coalesce((select cu.min_price from coupon_use cu where cu.order_id = o.id), 0) as coupon_min_price,
       exists (select from withdraw_account wa where wa.user_id = o.user_id)
         or exists (select from order_refund_account ra where ra.order_id = o.id) as has_account
  from orders o join payment p on p.order_id = o.id join app_user u on u.id = o.user_id
 where o.id = $1`;

const FIND = statement("find-withdrawable", ORDER);
const LOCK = statement("lock-withdrawable", `${ORDER} for update of o, p`);

export async function findWithdrawable(db: Runner, orderId: number): Promise<OrderRow | null> {
  const [row] = await db.run(FIND, [orderId]);
  return row ?? null;
}

/** The order and its payment, held until the transaction ends, in the order in which a settlement holds them. */
export async function lockWithdrawable(tx: Tx, orderId: number): Promise<OrderRow | null> {
  const [row] = await tx.run(LOCK, [orderId]);
  return row ?? null;
}

export type BoughtProduct = {
  id: number;
  product_id: number;
  distributor_id: number;
  name: string;
  images: string[];
  distributor_name: string;
  status: OrderItemProductStatus;
  is_withdrawn: boolean;
  /** Whose part of a gift it is: 1 for the first receiver; `null`: no gift. */
  receiver: number | null;
  gift_to_id: number | null;
  options: {
    /** `order_option.id` */
    id: number;
    option_id: number;
    name: string;
    units: number;
    unit_price: number;
    unit_list_price: number;
    net: number;
    /** What claims gave for it, in 원. */
    compensated: number;
    tax_status: "tax_free" | "taxable";
    shipping: ShippingTerms;
  }[];
};

const LIST_PRODUCTS = statement(
  "list-withdrawable-products",
  `select op.id, op.product_id, op.distributor_id, op.name, op.images, op.distributor_name, op.status, op.gift_to_id,
          exists (select from withdrawal_product wp where wp.order_product_id = op.id) as is_withdrawn,
          gt.place as receiver,
          (select jsonb_agg(to_jsonb(oo) order by oo.id) from order_option oo where oo.order_product_id = op.id) as options
     from order_product op left join gift_to gt on gt.id = op.gift_to_id
    where op.order_id = $1
    order by op.id`,
).narrow<Pick<BoughtProduct, "options">>();

/** Asked for after the order is locked: the statement that waited for the lock still saw the world from before. */
export function listBoughtProducts(db: Runner, orderId: number): Promise<BoughtProduct[]> {
  return db.run(LIST_PRODUCTS, [orderId]);
}

export type GivenRow = RowOf<typeof SUM_GIVEN>;

const SUM_GIVEN = statement(
  "sum-withdrawals",
  `select coalesce(sum(money), 0)::int as money, coalesce(sum(points), 0)::int as points,
          coalesce(sum(tax_free), 0)::int as tax_free,
          coalesce(sum(money + points) filter (where claim_id is not null), 0)::int as claimed
     from withdrawal where order_id = $1`,
);

export async function sumGiven(db: Runner, orderId: number): Promise<GivenRow> {
  return one(await db.run(SUM_GIVEN, [orderId]));
}

export type NewWithdrawal = {
  orderId: number;
  orderProductIds: readonly number[];
  money: number;
  points: number;
  taxFree: number;
  lines: readonly object[];
  actor: "buyer" | "shop";
  reason: string;
  /** What the order is afterwards; its stock is given up with the last product. */
  status: OrderStatus;
  /** What the products are afterwards. */
  to: "withdraw_complete" | "stock_out";
  isLast: boolean;
  /** What the rest of the order may still earn, in points. */
  expectedRewardPoint: number;
  /** The claim that it comes back for; its products stay with the order. */
  claimId?: number;
  now: Date;
};

/**
 * Products leave the order: what comes back for them, the money as an open refund, and an event of each product, unless
 * the one of its order says the same. A deposit goes back to the account that was said for this order, or else to the
 * one that its member keeps. Points alone end a payment of which no money is held any more. Where a whole refund gives
 * back everything already, as after a deposit that the bank took back, the refund of the products has ended as owed nothing.
 */
const ADD_WITHDRAWAL = statement(
  "add-withdrawal",
  `with old as (select id, status, user_id from orders where id = $1),
   w as (
     insert into withdrawal (order_id, money, points, tax_free, lines, actor, reason, at, claim_id)
     values ($1, $3, $4, $5, $6::jsonb, $7, $8, $11, $13)
     returning id
   ), gone as (
     insert into withdrawal_product (order_product_id, withdrawal_id) select p.id, w.id from unnest($2::int[]) as p (id), w
   ), product_events as (
     insert into order_event (order_id, order_product_id, from_status, to_status, actor, reason, at)
     select $1, op.id, op.status, $14, $7, $8, $11
       from order_product op join old on old.id = op.order_id
      where op.id = any($2::int[]) and (old.status = $9 or $14 <> $9)
   ), products as (
     update order_product set status = $14 where id = any($2::int[])
   ), moved as (
     update orders
        set status = $9, reservation = case when $10 then 'released' else reservation end, expected_reward_point = $12
      where id = $1
   ), event as (
     insert into order_event (order_id, from_status, to_status, actor, reason, at)
     select id, status, $9, $7, $8, $11 from old where status <> $9
   ), buyer as (
     update app_user u set order_count = u.order_count - 1 from old where u.id = old.user_id and $10
   ), pay as (
     select id, payment_key, method, status, captured, $10 and status = 'paid' and $3 = 0 and refunded = captured as ends
       from payment where order_id = $1
   ), paid_back as (
     update payment p
        set withdrawn = p.withdrawn + $3, status = case when pay.ends then 'withdraw' else p.status end,
            check_at = case when $10 then null else p.check_at end
       from pay where p.id = pay.id
   ), payment_events as (
     insert into payment_event (payment_id, from_status, to_status, at) select id, status, 'withdraw', $11 from pay where ends
   ), owed as (
     insert into refund (payment_id, payment_key, amount, tax_free, withdrawal_id, reason, created_at, next_try_at,
            account_key_id, account_sealed, done_at, outcome, outcome_reason, transaction_key)
     select pay.id, pay.payment_key, $3, $5, w.id, $8, $11, $11,
            case when is_owed then coalesce(said.key_id, kept.key_id) end,
            case when is_owed then coalesce(said.sealed, kept.sealed) end,
            case when not is_owed then $11 end, case when not is_owed then 'nothing_owed' end,
            case when not is_owed then '받은 돈을 다른 환불이 모두 돌려줘요' end,
            case when not is_owed then 'none:w' || w.id end
       from pay
      cross join lateral (
        select pay.captured - coalesce(sum(r.amount), 0) >= $3 as is_owed from refund r
         where r.payment_id = pay.id and (r.outcome is null or r.outcome in ('returned', 'paid_elsewhere', 'waived'))) promised
      cross join w
      cross join old
       left join order_refund_account said on said.order_id = old.id and pay.method = 'vbank'
       left join withdraw_account kept on kept.user_id = old.user_id and pay.method = 'vbank'
      where $3 > 0
   )
   select id from w`,
);

export async function addWithdrawal(tx: Tx, w: NewWithdrawal): Promise<number> {
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
  ]);
  return one(rows).id;
}
