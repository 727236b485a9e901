import { afterAll, beforeAll, expect, test } from "vitest";
import { type Belongings, createAccountWithBelongings } from "../testing/account-with-belongings.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";

let shop: TestShop;
let own: Belongings;
beforeAll(async () => {
  shop = await createTestShop();
  own = await createAccountWithBelongings(shop, "member");
});
afterAll(() => shop.close());

const PAID = "(select id from orders where status = 'paid')";
const OPEN = "(select id from orders where status = 'request')";
const PRODUCT = "(select min(id) from product)";
const OPTION = "(select min(id) from product_option)";

test.each([
  ["stock below nothing", `update option_stock set on_hand = -1`, "option_stock_on_hand_check"],
  ["more promised than on hand", `update option_stock set reserved = on_hand + 1`, "reserved_within_on_hand"],
  ["less promised than nothing", `update option_stock set reserved = -1`, "option_stock_reserved_check"],
  ["a hold of nothing", `update stock_reservation set units = 0`, "stock_reservation_units_check"],
  ["a price that is not the sum", `update orders set price = price - 1`, "order_price_is_sum"],
  ["points given for nothing", `update orders set used_point = 1`, "order_price_is_sum"],
  ["more free of tax than paid", `update orders set tax_free = price + 1`, "orders_tax_free_check"],
  [
    "a paid order that lets go of its stock",
    `update orders set reservation = 'released' where id = ${PAID}`,
    "paid_order_has_stock",
  ],
  [
    "a closed order that keeps its stock",
    `update orders set status = 'incomplete' where id = ${OPEN}`,
    "closed_order_holds_no_stock",
  ],
  ["a state that nobody knows", `update orders set status = 'shipped'`, "orders_status_check"],
  [
    "a second live order of one form",
    `update orders set order_tmp_id = (select order_tmp_id from orders where id = ${PAID})`,
    "one_live_order_per_form",
  ],
  [
    "paid without money",
    `update payment set captured = amount - 1 where status = 'paid'`,
    "paid_means_captured",
  ],
  ["paid by a word", `update payment set status = 'paid' where status = 'waiting'`, "paid_means_captured"],
  ["more given back than taken", `update payment set refunded = captured + 1`, "payment_refunded_check"],
  ["one payment key for two orders", `update payment set payment_key = 'same'`, "payment_payment_key_key"],
  [
    "a second payment of an order",
    `insert into payment (order_id, status, method, amount, tax_free, provider) values (${PAID}, 'waiting', 'card', 0, 0, 'toss')`,
    "payment_order_id_key",
  ],
  [
    "a refund of nothing",
    `insert into refund (payment_id, payment_key, amount, reason, created_at, next_try_at) values (1, 'k', 0, 'r', now(), now())`,
    "refund_amount_check",
  ],
  [
    "a refund done without a number",
    `insert into refund (payment_id, payment_key, amount, reason, created_at, next_try_at, done_at) values (1, 'k', 1, 'r', now(), now(), now())`,
    "done_has_transaction_key",
  ],
  [
    "more promised for cancelled products than was taken",
    `update payment set cancelled = captured + 1 where status = 'paid'`,
    "cancelled_within_captured",
  ],
  ["a denial without its notice", `update orders set withdraw_type = 'withdraw_deny'`, "denial_has_reason"],
  [
    "a refund of a part that does not say what of it is tax-free",
    `insert into refund (payment_id, payment_key, amount, tax_free, reason, created_at, next_try_at)
     values (1, 'k', 1, 0, 'r', now(), now())`,
    "partial_refund_has_tax_free",
  ],
  [
    "more promised to be given back than was captured",
    `insert into refund (payment_id, payment_key, amount, reason, created_at, next_try_at)
     select id, 'k', amount + 1, 'r', now(), now() from payment where status = 'paid' limit 1`,
    "refunds_within_captured",
  ],
  [
    "two refunds that are more than was captured together",
    `insert into refund (payment_id, payment_key, amount, reason, created_at, next_try_at)
     select id, 'k' || n, amount, 'r', now(), now() from payment, generate_series(1, 2) n where status = 'paid'`,
    "refunds_within_captured",
  ],
  [
    "a refund that ended without saying how",
    `insert into refund (payment_id, payment_key, amount, reason, created_at, next_try_at, outcome)
     values (1, 'k', 1, 'r', now(), now(), 'returned')`,
    "done_has_outcome",
  ],
  [
    "a product that is cancelled twice",
    `with w as (
       insert into cancellation (order_id, money, points, tax_free, lines, actor, reason, at)
       values (${PAID}, 0, 0, 0, '[]', 'buyer', 'r', now()) returning id
     ) insert into cancellation_product select op.id, w.id from order_product op, w, generate_series(1, 2)`,
    "cancellation_product_pkey",
  ],
  ["points below nothing", `update app_user set point_balance = -1`, "app_user_point_balance_check"],
  [
    "a lot with more than it had",
    `insert into point_lot (user_id, amount, remaining, reason, available_at, expires_at) values (1, 1, 2, 'r', now(), now() + interval '1 day')`,
    "point_lot_remaining_check",
  ],
  [
    "a lot that ends before it begins",
    `insert into point_lot (user_id, amount, remaining, reason, available_at, expires_at) values (1, 1, 1, 'r', now(), now())`,
    "point_lot_expires_at_check",
  ],
  [
    "an entry of nothing",
    `insert into point_entry (user_id, lot_id, amount, reason, at) values (1, 1, 0, 'r', now())`,
    "point_entry_amount_check",
  ],
  ["an e-mail in two spellings", `update app_user set email = upper(email)`, "app_user_email_check"],
  [
    "a member without a password",
    `update app_user set password_hash = null where user_type = 'email'`,
    "email_member_has_password",
  ],
  ["a token that is kept as it is", `update access_token set hash = 'plain text'`, "access_token_hash_check"],
  [
    "two default addresses",
    `insert into delivery_address (user_id, is_default, selected_address, road_address, jibun_address, address_detail, receiver_name, phone, zonecode, memo, delivery_address_type, created_at) select user_id, true, '', '', '', '', '', '', zonecode, '', '', now() from delivery_address`,
    "one_default_address",
  ],
  [
    "a zonecode that is none",
    `update delivery_address set zonecode = '1234'`,
    "delivery_address_zonecode_check",
  ],
  ["a thousand units in a cart", `update cart_option set units = 1000`, "cart_option_units_check"],
  [
    "one option twice in a cart",
    `insert into cart_option (cart_item_id, option_id, units, created_at) select cart_item_id, option_id, 1, now() from cart_option`,
    "cart_option_cart_item_id_option_id_key",
  ],
  [
    "a price above the list price",
    `update product set list_price = price - 1 where id = ${PRODUCT}`,
    "product_list_price_check",
  ],
  ["a product for nothing", `update product set price = 0 where id = ${PRODUCT}`, "product_price_check"],
  [
    "a special price above the price",
    `update product_option set special_sale_price = price + 1 where id = ${OPTION}`,
    "product_option_special_sale_price_check",
  ],
  [
    "an order line above its price",
    `update order_option set net = unit_price * units + 1`,
    "order_option_net_check",
  ],
  ["an order of nobody", `update orders set user_id = 0`, "orders_user_id_fkey"],
  [
    "a product that was ordered, deleted",
    `delete from cart_option; delete from product_option where id = ${OPTION}`,
    "order_option_option_id_fkey",
  ],
])("the database refuses %s", async (_what, sql, constraint) => {
  expect(own.paidOrderId).toBeGreaterThan(0);
  const client = await shop.database.db.pool.connect();
  await client.query("begin");
  const refused = await client.query(sql).then(
    () => "accepted",
    (error: { constraint?: string; message: string }) => error.constraint ?? error.message,
  );
  await client.query("rollback");
  client.release();
  expect(refused).toBe(constraint);
});
