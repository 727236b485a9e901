import type { CancellationType } from "@todayfruit/domain/cancellations/check-cancellable";
import type { OrderItemProductStatus, OrderStatus } from "@todayfruit/domain/orders/status";
import type { PaymentMethodType, PgType } from "@todayfruit/domain/payments/payment-method-codes";
import type { PaymentStatus } from "@todayfruit/domain/payments/status";
import type { Quote } from "@todayfruit/domain/pricing/quote-breakdown-types";
import type { RefundReason } from "@todayfruit/domain/refunds/refund-calculation-types";
import type { ReturnStatus } from "@todayfruit/domain/returns/return-statuses";
import type { AreaType } from "@todayfruit/domain/shipping/area-of-zonecode";
import type { ShippingFeeType } from "@todayfruit/domain/shipping/shipping-fee-type";
import { type Runner, statement, statementVariant } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import type { Utm } from "../analytics/utm-parameter-types.ts";
import type { OrderAddress } from "./address/order-address-types.ts";
import { type OrderReader, PRODUCTS_FOR, productsIn } from "./products/ordered-products.sql.ts";
import type { StatusChanges } from "./purchase-completion/arrived-at.sql.ts";

type Orders = Tables["orders"];

/** Rules of points: the least to spend (원), the reward of a photo review (원), days from delivery to the reward. */
export type PointRules = { minUsePoint: number; photoReviewPoint: number; rewardAfterDeliveryDays: number };

export type OrderSummaryRow = Pick<
  Orders,
  | "id"
  | "uuid"
  | "user_id"
  | "order_name"
  | "number"
  | "created_at"
  | "list_price"
  | "products_price"
  | "coupon_discount"
  | "base_shipping_fee"
  | "area_shipping_fee"
  | "used_point"
  | "price"
  | "expected_reward_point"
> & {
  status: OrderStatus;
  area: AreaType;
  quote: Pick<Quote, "bundles" | "reasons">;
  withdraw_type: CancellationType;
  /** `true` for a member who has not left, who alone earns points and writes reviews. */
  is_member: boolean;
  point_rules: PointRules | null;
  deposit_until: Date | null;
  gift: { id: number; count: number } | null;
  products: OrderedProduct[];
};

export type OrderedProduct = {
  id: number;
  product_id: number;
  product_uuid: string;
  name: string;
  images: string[];
  distributor_id: number;
  distributor_name: string;
  distributor_region: string;
  status: OrderItemProductStatus;
  is_reviewed: boolean;
  is_withdrawn: boolean;
  /** ISO 8601; `null` while it is on its way. */
  arrived_at: string | null;
  completed_at: string | null;
  /** Points that the completed purchase earned. */
  reward: number | null;
  /** Product that was bought where the receiver of a gift swapped it; `null`: this product. */
  bought: { option_id: number; name: string; distributor_id: number; distributor_name: string } | null;
  /** Latest return or exchange. */
  request: { id: number; status: ReturnStatus; is_collected: boolean } | null;
  options: {
    id: number;
    option_id: number;
    name: string;
    units: number;
    unit_price: number;
    unit_list_price: number;
    /** Price after discounts and points, and what claims refunded of it, in 원. */
    net: number;
    compensated: number;
    shipment_date: string | null;
    promised_dispatch_on: string | null;
    promised_arrival_from: string | null;
    promised_arrival_to: string | null;
    /** Reason of a delay whose new day is not known; `null`: no such delay. */
    undated_delay: string | null;
    /** Last change of the promise; `null` when it never moved. */
    promise_change: { arrivalTo: string; reason: string } | null;
    harvests: { harvestedOn: string; brix: number | null; photo: string | null }[];
  }[];
};

const summaryIn = (changes: StatusChanges, reader: OrderReader) => `
  o.id, o.uuid, o.user_id, o.number, o.order_name, o.status, o.area, o.created_at, o.list_price, o.products_price, o.coupon_discount, o.base_shipping_fee,
  o.area_shipping_fee, o.used_point, o.price, o.quote, o.expected_reward_point, o.withdraw_type,
  (select u.user_type <> 'guest' and u.left_at is null from app_user u where u.id = o.user_id) as is_member,
  rule_at('points', o.created_at) as point_rules,
  (select p.vbank_due_at from payment p where p.order_id = o.id) as deposit_until, case when o.is_gift then (
    select jsonb_build_object('id', g.id, 'count', g.receiver_count) from gift_group g where g.order_id = o.id
  ) end as gift, ${productsIn(changes, reader)}`;

type Computed = "deposit_until" | "gift" | "is_member" | "point_rules" | "products" | "quote";

export type OrderFilter = {
  userId: number;
  before: number | null;
  skip: number;
  status: string | null;
  from: Date | null;
  until: Date | null;
  productName: string | null;
  take: number;
};

/**
 * Excludes unpaid attempts unless their status is requested. The page is selected before its rows are aggregated, so
 * that page 300 costs 15 orders as well.
 */
const LIST = statement(
  "list-orders",
  `with page as materialized (
     select o.id from orders o
      where o.user_id = $1
        and ($2::bigint is null or o.id < $2)
        and case when $4::text is null then o.status not in ('request', 'incomplete') else exists (
              select from order_product p where p.order_id = o.id and p.status = $4) end
        and ($5::timestamptz is null or o.created_at >= $5)
        and ($6::timestamptz is null or o.created_at < $6)
        and ($7::text is null or exists (
              select from buyer_order_product p where p.order_id = o.id and strpos(lower(p.name), lower($7)) > 0))
      order by o.id desc
     offset $3 limit $8
   )
   select ${summaryIn("order_status_change", "buyer")} from page join orders o on o.id = page.id order by o.id desc`,
).narrow<Pick<OrderSummaryRow, Computed>>();

export function listOrderRows(db: Runner, filter: OrderFilter): Promise<OrderSummaryRow[]> {
  const { userId, before, skip, status, from, until, productName, take } = filter;
  return db.run(LIST, [userId, before, skip, status, from, until, productName, take]);
}

const LIST_GUEST = statement(
  "list-guest-orders",
  `select ${summaryIn("order_status_change", "buyer")}
     from orders o join app_user u on u.id = o.user_id
    where o.address ->> 'guestOrderPhone' = $1 and o.address ->> 'guestOrderName' = $2 and u.user_type = 'guest'
      and case when $3::text is null then o.status not in ('request', 'incomplete') else exists (
            select from order_product p where p.order_id = o.id and p.status = $3) end
    order by o.id desc
   offset $4 limit $5`,
).narrow<Pick<OrderSummaryRow, Computed>>();

/** Lists guest orders with a number and name from any device, without members' orders. */
export function listGuestOrderRows(
  db: Runner,
  filter: { phone: string; name: string; status: string | null; skip: number; take: number },
): Promise<OrderSummaryRow[]> {
  return db.run(LIST_GUEST, [filter.phone, filter.name, filter.status, filter.skip, filter.take]);
}

export type OrderRow = OrderSummaryRow &
  Pick<Orders, "memo" | "expires_at" | "is_first_purchase" | "expected_shipment_date"> &
  Pick<
    Tables["payment"],
    | "card_text"
    | "approved_at"
    | "receipt_url"
    | "refunded"
    | "vbank_account_number"
    | "vbank_bank_code"
    | "vbank_customer_name"
    | "vbank_due_at"
    | "use_escrow"
  > & {
    shipping_fee_type: ShippingFeeType;
    receipt_type: "income_deduction" | "expenditure_proof" | "none";
    selected_pg: PgType;
    /** `null` for a gift. */
    address: OrderAddress | null;
    utm: Utm | null;
    method: PaymentMethodType;
    receipt: ReceiptColumns | null;
    payment_status: PaymentStatus;
    /** The buyer's present grade; `null` for a guest. */
    grade: number | null;
    grade_rules: { grade: number; purchasePointPer: number }[] | null;
    cancel_denied_reason: string | null;
    refunds: RefundColumns[] | null;
    /** Coupons that came back after a cancel that came before their end. */
    returned_coupons: { name: string; validUntil: string }[] | null;
    /** Names of the coupons that the order used, by what they took money off. */
    coupon_names: { products?: string; shipping?: string } | null;
    events: {
      to_status: OrderItemProductStatus | OrderStatus;
      product_name: string | null;
      at: string;
      reason: string | null;
    }[];
  };

/** Refund of a cancel or a claim: amounts in 원, and the instant at which the money arrived. */
export type RefundColumns = {
  at: string;
  money: number;
  points: number;
  lines: RefundReason[];
  doneAt: string | null;
};

const REFUNDS = `(
  select jsonb_agg(jsonb_build_object('at', w.at, 'money', w.money, 'points', w.points, 'lines', w.lines,
           'doneAt', case when r.outcome in ('returned', 'paid_elsewhere') then r.done_at end) order by w.id)
    from cancellation w left join refund r on r.cancellation_id = w.id
   where w.order_id = o.id and w.money + w.points > 0
) as refunds,
(
  select jsonb_agg(jsonb_build_object('name', c.name, 'validUntil', mc.valid_until) order by cu.target)
    from coupon_redemption cu
    join member_coupon mc on mc.id = cu.member_coupon_id join coupon c on c.id = mc.coupon_id
   where cu.order_id = o.id and cu.is_returned
     and exists (select from cancellation w where w.order_id = o.id and w.at < mc.valid_until)
) as returned_coupons`;

/** Cash receipt of an order: the request, and what the provider has issued so far. */
export type ReceiptColumns = {
  masked: string | null;
  amount: number;
  issued: number;
  has_failed: boolean;
  issue_number: string | null;
  receipt_url: string | null;
};

const RECEIPT = `(
  select jsonb_build_object('masked', case when w.is_placeholder then null else w.identity_masked end,
           'amount', coalesce(sum(r.amount - r.canceled) filter (where r.issued_at is not null), 0),
           'issued', count(r.issued_at), 'has_failed', coalesce(bool_or(r.failure_code is not null), false),
           'issue_number', (array_agg(r.issue_number order by r.id desc) filter (where r.issued_at is not null))[1],
           'receipt_url', (array_agg(r.receipt_url order by r.id desc) filter (where r.issued_at is not null))[1])
    from cash_receipt_request w left join cash_receipt r on r.order_id = w.order_id
   where w.order_id = o.id group by w.order_id
) as receipt`;

const findOrder = (reader: OrderReader) =>
  statementVariant(
    "find-order",
    reader,
    `select ${summaryIn("every_order_status_change", reader)}, o.memo, o.expires_at, o.is_first_purchase, o.expected_shipment_date, o.shipping_fee_type,
          o.receipt_type, o.cancel_denied_reason, o.selected_pg, o.address, o.utm, p.method, p.status as payment_status,
          p.card_text, p.approved_at, p.receipt_url, p.refunded, p.vbank_account_number, p.vbank_bank_code,
          p.vbank_customer_name, p.vbank_due_at, p.use_escrow, ${RECEIPT}, ${REFUNDS},
          case when u.user_type <> 'guest' then u.grade end as grade,
          rule_at('grades', o.created_at) as grade_rules,
          (select jsonb_object_agg(cu.target, c.name)
             from coupon_redemption cu
             join member_coupon mc on mc.id = cu.member_coupon_id join coupon c on c.id = mc.coupon_id
            where cu.order_id = o.id) as coupon_names,
          (select jsonb_agg(jsonb_build_object('to_status', e.to_status, 'at', e.at, 'reason', e.reason,
                                               'product_name', op.name) order by e.id)
             from every_order_status_change e left join ${PRODUCTS_FOR[reader]} op on op.id = e.order_product_id
            where e.order_id = o.id) as events
     from orders o join payment p on p.order_id = o.id join app_user u on u.id = o.user_id
    where o.id = $1`,
  ).narrow<
    Pick<
      OrderRow,
      | Computed
      | "address"
      | "coupon_names"
      | "events"
      | "grade_rules"
      | "receipt"
      | "refunds"
      | "returned_coupons"
      | "utm"
    >
  >();

const FIND = { buyer: findOrder("buyer"), shop: findOrder("shop") } as const;

/** Finds an order as its buyer or the shop may see it. */
export async function findOrderRow(db: Runner, id: number, reader: OrderReader): Promise<OrderRow | null> {
  const [row] = await db.run(FIND[reader], [id]);
  return row ?? null;
}
