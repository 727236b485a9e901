import { ORDER_TRANSITIONS } from "@todayfruit/domain/orders/status";
import { PAYMENT_TRANSITIONS } from "@todayfruit/domain/payments/status";
import { AUDIT_NOW } from "./audit-now.ts";
import { edges } from "./edges.ts";
import { CLAIM_INVARIANTS } from "./invariants/claim-invariants.ts";
import { COUPON_INVARIANTS } from "./invariants/coupon-invariants.ts";
import { GIFT_INVARIANTS } from "./invariants/gift-invariants.ts";
import { JOB_INVARIANTS } from "./invariants/job-invariants.ts";
import { OPERATOR_INVARIANTS } from "./invariants/operator-invariants.ts";
import { PEOPLE_INVARIANTS } from "./invariants/people-invariants.ts";
import { POINT_INVARIANTS } from "./invariants/point-invariants.ts";
import { RECEIPT_INVARIANTS } from "./invariants/receipt-invariants.ts";
import { SALE_INVARIANTS } from "./invariants/sale-invariants.ts";
import { MESSAGE_INVARIANTS } from "./invariants/voices/message-invariants.ts";
import { QUESTION_INVARIANTS } from "./invariants/voices/question-invariants.ts";
import { REVIEW_INVARIANTS } from "./invariants/voices/review-invariants.ts";
import { WITHDRAWAL_INVARIANTS } from "./invariants/withdrawal-invariants.ts";

/** What must hold in every database at every moment: `rows` counts what was looked at, `breaches` names what is wrong. */
export type Invariant = { name: string; rows: string; breaches: string };

export const INVARIANTS: readonly Invariant[] = [
  {
    name: "reserved stock is within stock on hand",
    rows: "select count(*) from option_stock",
    breaches: "select option_id::text as subject from option_stock where reserved < 0 or reserved > on_hand",
  },
  {
    name: "reserved stock is what open orders hold",
    rows: "select count(*) from stock_hold",
    breaches: `
      select s.option_id::text as subject
        from option_stock s
        left join (select h.option_id, sum(h.units) as units
                     from stock_hold h join orders o on o.id = h.order_id
                    where o.reservation = 'held' group by h.option_id) held on held.option_id = s.option_id
       where s.reserved <> coalesce(held.units, 0)`,
  },
  {
    name: "an order holds the units of its lines",
    rows: "select count(*) from order_option",
    breaches: `
      select h.order_id || '/' || h.option_id as subject
        from stock_hold h
        left join (select p.order_id, x.option_id, sum(x.units) as units
                     from order_product p join order_option x on x.order_product_id = p.id
                   where not exists (select from withdrawal_product wp where wp.order_product_id = p.id)
                    group by p.order_id, x.option_id) line
          on line.order_id = h.order_id and line.option_id = h.option_id
       where h.units is distinct from line.units`,
  },
  {
    name: "lines and fees, less discounts and points, are the price",
    rows: "select count(*) from orders",
    breaches: `
      select o.id::text as subject
        from orders o
        join (select p.order_id, sum(x.unit_price * x.units) as products, sum(x.net) as net, sum(x.tax_free) as tax_free
                from order_product p join order_option x on x.order_product_id = p.id group by p.order_id) line
          on line.order_id = o.id
       where line.products <> o.products_price
          or line.tax_free <> o.tax_free
          or line.net + o.base_shipping_fee + o.area_shipping_fee < o.price
          or o.price <> o.products_price - o.coupon_discount + o.base_shipping_fee + o.area_shipping_fee - o.used_point`,
  },
  {
    name: "what is payable is what the payment asks",
    rows: "select count(*) from payment",
    breaches: `
      select o.id::text as subject from orders o left join payment p on p.order_id = o.id
       where p.id is null or p.amount <> o.price or p.tax_free <> o.tax_free`,
  },
  {
    name: "captured money belongs to a paid order or to a refund",
    rows: "select count(*) from payment where captured > 0",
    breaches: `
      select p.id::text as subject
        from payment p join orders o on o.id = p.order_id
       where p.captured > 0
         and not (p.status = 'paid' and p.captured = p.amount and o.reservation = 'committed')
         and not exists (select from refund r where r.payment_id = p.id)
         and p.refunded <> p.captured`,
  },
  {
    name: "paid orders are paid for",
    rows: "select count(*) from orders where status in ('paid', 'delivery_waiting', 'delivering', 'delivery_end', 'complete')",
    breaches: `
      select o.id::text as subject from orders o join payment p on p.order_id = o.id
       where o.status in ('paid', 'delivery_waiting', 'delivery_delay', 'delivering', 'delivery_end', 'complete')
         and (p.status <> 'paid' or p.captured <> p.amount)`,
  },
  {
    name: "refunds are within what was captured",
    rows: "select count(*) from refund",
    // What ended in another way gave nothing: an account that nobody paid into, a deposit that the bank took back.
    breaches: `
      select p.id::text as subject
        from payment p
        left join (select payment_id, sum(amount) as given from refund
                     where outcome in ('returned', 'paid_elsewhere') group by payment_id) r
          on r.payment_id = p.id
       where p.refunded > p.captured or r.given > p.captured
          or p.refunded < least(p.captured, coalesce(r.given, 0))`,
  },
  {
    name: "no refund waits for ever",
    rows: "select count(*) from refund where done_at is null",
    breaches: `select id::text as subject from refund where done_at is null and created_at < ${AUDIT_NOW} - interval '1 day'`,
  },
  {
    name: "one order for each payment key",
    rows: "select count(*) from payment where payment_key is not null",
    breaches: `
      select payment_key as subject from payment where payment_key is not null
       group by payment_key having count(*) > 1`,
  },
  {
    name: "one live order for each order form",
    rows: "select count(distinct order_tmp_id) from orders",
    breaches: `
      select order_tmp_id::text as subject from orders where status not in ('incomplete', 'withdraw_complete')
       group by order_tmp_id having count(*) > 1`,
  },
  {
    name: "points are what the ledger says and never below zero",
    rows: "select count(*) from point_entry",
    breaches: `
      select u.id::text as subject
        from app_user u
        left join (select user_id, sum(amount) as total from point_entry group by user_id) ledger on ledger.user_id = u.id
       where u.point_balance <> coalesce(ledger.total, 0) or u.point_balance < 0`,
  },
  {
    name: "a lot of points is what its entries left of it",
    rows: "select count(*) from point_lot",
    breaches: `
      select l.id::text as subject
        from point_lot l
        left join (select lot_id, sum(amount) as total from point_entry group by lot_id) entry on entry.lot_id = l.id
       where l.remaining <> coalesce(entry.total, 0)`,
  },
  {
    name: "every change of an order is an edge of its table",
    rows: "select count(*) from order_event",
    breaches: `
      select e.id::text as subject from order_event e
       where e.from_status is not null and e.order_product_id is null
         and not exists (select from (values ${edges(ORDER_TRANSITIONS)}) as edge (a, b)
                          where edge.a = e.from_status and edge.b = e.to_status)`,
  },
  {
    name: "every change of a payment is an edge of its table",
    rows: "select count(*) from payment_event",
    breaches: `
      select e.id::text as subject from payment_event e
       where e.from_status is not null and e.from_status <> e.to_status
         and not exists (select from (values ${edges(PAYMENT_TRANSITIONS)}) as edge (a, b)
                          where edge.a = e.from_status and edge.b = e.to_status)`,
  },
  {
    name: "the last event of an order is its state",
    rows: "select count(*) from orders",
    breaches: `
      select o.id::text as subject from orders o
       where o.status is distinct from (select e.to_status from order_event e
                                           where e.order_id = o.id and e.order_product_id is null
                                           order by e.id desc limit 1)`,
  },
  {
    name: "the last event of a payment is its state",
    rows: "select count(*) from payment",
    breaches: `
      select p.id::text as subject from payment p
       where p.status is distinct from (select e.to_status from payment_event e where e.payment_id = p.id order by e.id desc limit 1)`,
  },
  {
    name: "the orders a buyer is said to have are those that are paid for",
    rows: "select count(*) from app_user where order_count > 0",
    breaches: `
      select u.id::text as subject
        from app_user u
        left join (select user_id, count(*) as paid from orders
                    where status not in ('pre_ordering', 'unknown', 'request', 'bank_transfer_waiting', 'incomplete',
                                         'stock_out', 'withdraw_complete')
                    group by user_id) own on own.user_id = u.id
       where u.order_count <> coalesce(own.paid, 0)`,
  },
  {
    name: "no open payment is forgotten by the reconciler",
    rows: "select count(*) from payment where check_at is not null",
    breaches: `
      select p.id::text as subject from payment p join orders o on o.id = p.order_id
       where o.status in ('request', 'bank_transfer_waiting') and p.check_at is null`,
  },
  {
    name: "favourites and people who wait are counted as they are",
    rows: "select count(*) from product_interest",
    breaches: `
      select p.id::text as subject
        from product p
        left join product_interest i on i.product_id = p.id
        left join (select product_id, count(*) as rows from favorite group by product_id) f on f.product_id = p.id
        left join (select product_id, count(*) as rows from opening_alarm where notified_at is null
                    group by product_id) w on w.product_id = p.id
       where coalesce(i.favorites, 0) <> coalesce(f.rows, 0) or coalesce(i.waiting, 0) <> coalesce(w.rows, 0)`,
  },
  {
    name: "kept videos are counted as they are",
    rows: "select count(*) from video_interest",
    breaches: `
      select v.id::text as subject
        from video v
        left join video_interest i on i.video_id = v.id
        left join (select video_id, count(*) as rows from video_bookmark group by video_id) b on b.video_id = v.id
       where coalesce(i.bookmarks, 0) <> coalesce(b.rows, 0)`,
  },
  {
    name: "whoever was told of an opening has the notification",
    rows: "select count(*) from opening_alarm where notified_at is not null",
    breaches: `
      select a.user_id || '/' || a.product_id as subject from opening_alarm a
       where a.notified_at is not null and not exists (
         select from notification n
          where n.user_id = a.user_id and n.dedupe_key like 'opening:' || a.product_id || ':%')`,
  },
  ...WITHDRAWAL_INVARIANTS,
  ...CLAIM_INVARIANTS,
  ...OPERATOR_INVARIANTS,
  ...RECEIPT_INVARIANTS,
  ...PEOPLE_INVARIANTS,
  ...JOB_INVARIANTS,
  ...POINT_INVARIANTS,
  ...REVIEW_INVARIANTS,
  ...QUESTION_INVARIANTS,
  ...COUPON_INVARIANTS,
  ...GIFT_INVARIANTS,
  ...SALE_INVARIANTS,
  ...MESSAGE_INVARIANTS,
];
