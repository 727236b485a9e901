/** Rows corrupted by SQL, at least one for each invariant of the audit. */
import { COUPON, EVENT, free, OPEN, PAID, PARCEL, REWARD, WITHDRAWN } from "./corruption-sql-fragments.ts";
import { GIFT_CORRUPTIONS } from "./gift-corruptions.ts";
import { ORDER_MOVE_CORRUPTIONS } from "./order-move-corruptions.ts";
import { SETTLEMENT_CORRUPTIONS } from "./settlement-corruptions.ts";
import { SHOPPER_ACTIVITY_CORRUPTIONS } from "./shopper-activity-corruptions.ts";
import { STOCK_LOT_CORRUPTIONS } from "./stock-lot-corruptions.ts";
import { SUBSCRIPTION_CORRUPTIONS } from "./subscription-corruptions.ts";
import { WAITING_ROOM_CORRUPTIONS } from "./waiting-room-corruptions.ts";

/**
 * Corruptions that our code never writes, each with the invariant that must report it; a constraint in the way is
 * dropped first.
 */
export const INVARIANT_CORRUPTIONS: readonly (readonly [invariant: string, sql: string])[] = [
  [
    "reserved stock is within stock on hand",
    `${free("option_stock", "reserved_within_on_hand")} update option_stock set reserved = on_hand + 1`,
  ],
  ["reserved stock is what open orders hold", "update option_stock set reserved = 0"],
  ["an order holds the units of its lines", "update stock_reservation set units = units + 1"],
  [
    "lines and fees, less discounts and points, are the price",
    "update order_option set unit_price = unit_price + 1, unit_list_price = unit_list_price + 1",
  ],
  [
    "what is payable is what the payment asks",
    `update payment set amount = amount + 1 where order_id = ${OPEN}`,
  ],
  [
    "captured money belongs to a paid order or to a refund",
    `update payment set captured = amount where order_id = ${OPEN}`,
  ],
  [
    "goodwill is money that was paid, for no product, and is what its buyer reads",
    `insert into cancellation (order_id, money, points, tax_free, lines, actor, reason, at, is_goodwill)
     values (${PAID}, 100, 0, 0, '[{"code": "GOODWILL", "amount": 99}]', 'shop', 'r', now(), true)`,
  ],
  ["paid orders are paid for", `update payment set status = 'waiting' where order_id = ${PAID}`],
  [
    "refunds are within what was captured",
    `alter table refund disable trigger refunds_within_captured;
     insert into refund (payment_id, payment_key, amount, reason, created_at, next_try_at, done_at, transaction_key)
     select id, 'k' || n, amount, 'r', now(), now(), now(), 't' || n from payment, generate_series(1, 2) n where order_id = ${PAID}`,
  ],
  [
    "no refund waits for ever",
    "insert into refund (payment_id, payment_key, amount, reason, created_at, next_try_at) select id, 'k', 1, 'r', '2020-01-01', now() from payment limit 1",
  ],
  [
    "one order for each payment key",
    `${free("payment", "payment_payment_key_key")} update payment set payment_key = 'same'`,
  ],
  [
    "one live order for each order form",
    `drop index one_live_order_per_form; update orders set order_tmp_id = gen.id from (select gen_random_uuid() as id) gen`,
  ],
  [
    "points are what the ledger says and never below zero",
    "update app_user set point_balance = point_balance + 1",
  ],
  ...SHOPPER_ACTIVITY_CORRUPTIONS,
  ...STOCK_LOT_CORRUPTIONS,
  ...SUBSCRIPTION_CORRUPTIONS,
  ...WAITING_ROOM_CORRUPTIONS,
  ...ORDER_MOVE_CORRUPTIONS,
  ["a lot of points is what its entries left of it", "update point_lot set remaining = remaining - 1"],
  [
    "every change of an order is an edge of its table",
    `insert into order_status_change (order_id, from_status, to_status, actor, at) values (${PAID}, 'complete', 'paid', 'shop', now())`,
  ],
  [
    "every change of a payment is an edge of its table",
    "insert into payment_status_change (payment_id, from_status, to_status, at) select id, 'withdraw', 'paid', now() from payment limit 1",
  ],
  [
    "the last event of an order is its state",
    `insert into order_status_change (order_id, from_status, to_status, actor, at) values (${PAID}, 'paid', 'delivery_waiting', 'shop', now())`,
  ],
  [
    "the last event of a payment is its state",
    `insert into payment_status_change (payment_id, from_status, to_status, at) select id, 'paid', 'withdraw', now() from payment where order_id = ${PAID}`,
  ],
  [
    "what lines were compensated is what claims gave for goods",
    `update order_option set compensated = 1 where order_product_id in (select id from order_product where order_id = ${PAID})`,
  ],
  [
    "money comes back for claims that were granted",
    `insert into return_request (order_id, order_product_id, resolution, reason, details, photos, status, is_shown, requested_at, decided_at)
     select order_id, id, 'refund', 'changed_mind', 'd', '{}', 'approved', true, now(), now() from order_product where order_id = ${PAID}`,
  ],
  [
    "what a claim gave for its lines is what its refunds say",
    `with c as (
       insert into return_request (order_id, order_product_id, resolution, reason, details, photos, status, is_shown, requested_at, decided_at, expected_price, expected_point)
       select order_id, id, 'refund', 'changed_mind', 'd', '{}', 'approved', true, now(), now(), 1, 0 from order_product where order_id = ${PAID} limit 1
       returning id, order_product_id
     )
     insert into return_request_option (return_request_id, order_option_id, units, given)
     select c.id, oo.id, 1, 1 from c join order_option oo on oo.order_product_id = c.order_product_id`,
  ],
  [
    "an approved exchange is sent, and nothing else is",
    `with c as (
       insert into return_request (order_id, order_product_id, resolution, reason, details, photos, is_shown, requested_at)
       select order_id, id, 'refund', 'changed_mind', 'd', '{}', false, now() from order_product where order_id = ${PAID} limit 1
       returning id
     )
     insert into replacement (return_request_id, created_at) select id, now() from c`,
  ],
  [
    "a replacement that arrived is in a parcel that was handed over",
    `with c as (
       insert into return_request (order_id, order_product_id, resolution, reason, details, photos, is_shown, requested_at)
       select order_id, id, 'replace', 'changed_mind', 'd', '{}', false, now() from order_product where order_id = ${PAID} limit 1
       returning id, order_id
     ), s as (
       insert into shipment (user_id, carrier_code, invoice_number, dispatched_at)
       select o.user_id, '04', '601234567891', now() from orders o join c on c.order_id = o.id returning id
     )
     insert into replacement (return_request_id, created_at, packed_at, shipment_id, delivered_at)
     select c.id, now(), now(), s.id, now() from c, s`,
  ],
  [
    "what came back after delivery is what was received",
    `insert into stock_movement (option_id, kind, units, on_hand, order_id)
     select s.option_id, 'restock', 1, s.on_hand + 1, o.id from option_stock s, orders o where o.id = ${PAID} limit 1`,
  ],
  [
    "a product shows a request exactly while its claim waits for an answer",
    `insert into return_request (order_id, order_product_id, resolution, reason, details, photos, is_shown, requested_at)
     select order_id, id, 'refund', 'changed_mind', 'd', '{}', true, now() from order_product where order_id = ${PAID}`,
  ],
  [
    "the orders a buyer is said to have are those that are paid for",
    "update app_user set order_count = order_count + 1",
  ],
  ["money promised for cancelled products is refunded, once", `${WITHDRAWN("amount, 0, 0")}`],
  ["points of cancelled products are back", WITHDRAWN("0, 10, 0")],
  [
    "a cancelled product of a live order is one that was withdrawn",
    `update order_product set status = 'withdraw_complete' where order_id = ${PAID}`,
  ],
  [
    "an order of which every product was withdrawn gave everything back",
    `${WITHDRAWN("0, 0, 0")}; insert into cancellation_product select op.id, w.id from order_product op, cancellation w
      where op.order_id = w.order_id`,
  ],
  [
    "every change of one product is an edge of its table",
    `insert into order_status_change (order_id, order_product_id, from_status, to_status, actor, at)
     select order_id, id, 'complete', 'paid', 'shop', now() from order_product limit 1`,
  ],
  ["what is in a parcel has left", PARCEL("user_id", "null")],
  [
    "what is in a parcel that was handed over has arrived",
    `${PARCEL("user_id", "now()")}; update order_product set status = 'delivering'`,
  ],
  [
    "a parcel holds orders of one buyer",
    PARCEL("(select max(id) + 1 from app_user)", "null").replace(
      "with",
      "alter table shipment drop constraint shipment_user_id_fkey; with",
    ),
  ],
  [
    "an order took off what its coupon did, and gave the coupon back when it was over",
    `${COUPON} insert into coupon_redemption select ${PAID}, id, 100 from member_coupon`,
  ],
  [
    "the shipping coupon of an order paid the shipping that it did, and came back when the order was over",
    `insert into order_shipping_discount values (${PAID}, 'distributor:301', 100)`,
  ],
  [
    "a coupon took money off what it is for",
    `${COUPON} insert into coupon_redemption select ${PAID}, id, 100, 0, false, 'shipping' from member_coupon`,
  ],
  [
    "coupons are used by whom they were given to",
    `${COUPON} insert into coupon_redemption select ${PAID}, id, 100 from member_coupon`,
  ],
  ["no more coupons were given than there are", COUPON],
  [
    "the last change of a grade is the grade",
    `insert into grade_run (month, started_at) values ('2026-11-01', now());
     insert into grade_change select id, '2026-11-01', 1, 9, 0, now() from app_user limit 1`,
  ],
  [
    "a balance of points is what the lots hold",
    "update point_lot set remaining = remaining - 1; update app_user set point_balance = point_balance",
  ],
  [
    "a reward became points once, and what was taken back for it is in the ledger",
    REWARD("'2026-01-01'", "(select max(id) from point_lot)"),
  ],
  ["only what is kept for good has earned points", REWARD("null", "null")],
  ["an order earned no more than was promised", REWARD("null", "null")],
  [
    "what arrived says when it did",
    `update order_product set status = 'delivery_end' where order_id = ${PAID}`,
  ],
  [
    "no task fails for ever",
    "insert into job_status (task, failed_at, failures, error) values ('reconcile', now(), 30, 'Error')",
  ],
  [
    "no job is lost while somebody works on the queue",
    `insert into job_status (task, succeeded_at) values ('reconcile', now());
     select graphile_worker.add_job('best'); update graphile_worker._private_jobs set locked_by = 'x', locked_at = '2020-01-01'`,
  ],
  ["no open payment is forgotten by the reconciler", "update payment set check_at = null"],
  ...GIFT_CORRUPTIONS,
  [
    "a parcel goes to one door",
    `alter table shipment_product disable trigger user; ${PARCEL("user_id", "null")};
     insert into shipment_product select op.id, s.id from order_product op, shipment s where op.gift_id is not null`,
  ],
  ["what is paid is counted as sold, for what its goods cost", "update conversion set revenue = revenue + 1"],
  [
    "what is paid is counted as sold, for what its goods cost",
    `delete from conversion_refund; delete from sale_line; delete from conversion where order_id = ${PAID}`,
  ],
  ["what is paid is in the lines of sales, for its units and price", "update sale_line set net = net + 1"],
  [
    "what is paid is in the lines of sales, for its units and price",
    `delete from sale_line where order_id = ${PAID}`,
  ],
  [
    "what is told outside of a refund is told of its sale before",
    `insert into conversion_refund (order_id, day, at, amount, is_reversal, exported_at)
     select order_id, day, at, 1, false, now() from conversion`,
  ],
  [
    "no notice waits past its time",
    `insert into message_outbox (dedupe_key, template, subject, key_id, sealed, created_at, expires_at, next_try_at)
     values ('k', 'GIFT_ARRIVED', 's', 'k', 'x', '2020-01-01', '2020-01-02', now())`,
  ],
  ["every event became messages or has a reason", EVENT(`'{"phone":"queued"}'`)],
  [
    "no message was sent twice",
    `${EVENT(`'{"phone":"queued"}'`)};
     insert into message_batch (id, state, created_at) values ('G', 'sent', now());
     insert into message_outbox (dedupe_key, template, subject, message_id, created_at, expires_at, sent_at, provider_message_id, batch_id)
     select 'k' || n, 'ORDER_PAID', 's', e.id, now(), now() + interval '1 day', now(), 'M4V' || n, 'G'
       from message e, generate_series(1, 2) n where e.dedupe_key = 'e'`,
  ],
  [
    "a text is sent with its batch and waits without one",
    `insert into message_batch (id, state, created_at) values ('G', 'abandoned', now());
     insert into message_outbox (dedupe_key, template, subject, created_at, expires_at, sent_at, provider_message_id, batch_id)
     values ('k', 'ORDER_PAID', 's', now(), now() + interval '1 day', now(), 'M4V', 'G')`,
  ],
  [
    "pushes end with the session that wanted them",
    `insert into push_device (session_hash, user_id, platform, endpoint, created_at, last_seen_at)
     select hash, user_id, 'ios', 'a-token-of-some-device', now(), now() from access_token limit 1;
     alter table access_token disable trigger user; update access_token set revoked_at = now()`,
  ],
  [
    "an advertisement was sent to nobody by night without their word",
    `insert into message (dedupe_key, template, user_id, subject, href, variables, created_at, expires_at, routed_at, outcome)
     select 'e', 'ADVERTISEMENT', id, 's', '/', '{}', now(), now() + interval '1 day', now(), '{"phone":"queued"}'
       from app_user limit 1;
     insert into message_outbox (dedupe_key, template, subject, message_id, created_at, expires_at, sent_at)
     select 'k', 'ADVERTISEMENT', 's', id, '2026-11-21T00:00Z', '2026-11-22T00:00Z', '2026-11-21T12:00:00Z' from message where dedupe_key = 'e'`,
  ],
  ...SETTLEMENT_CORRUPTIONS,
];
