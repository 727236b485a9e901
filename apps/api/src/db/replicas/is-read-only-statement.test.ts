import { expect, test } from "vitest";
import { isReadOnlyStatement } from "./is-read-only-statement.ts";

test.each([
  "select id, updated_at, is_deleted from product where id = $1",
  "  with newest as (select 1) select * from newest",
  "select share from product_share where kind = 'for sale'",
])("a statement that a replica answers: %s", (text) => {
  expect(isReadOnlyStatement(text)).toBe(true);
});

test.each([
  "insert into cart_item (id) values ($1)",
  "with gone as (delete from cart_item where id = $1 returning id) select * from gone",
  "with seen as (update access_token set last_seen_at = $1 returning 1) select 1",
  "select id from product where id = $1 for update",
  "select id from product where id = $1 FOR NO KEY UPDATE skip locked",
  "select id from product for share",
  "select id from product for key share",
  "select pg_advisory_xact_lock($1)",
  "select pg_try_advisory_lock($1)",
  "select nextval('order_number')",
  "select pg_notify('catalog_changed', '')",
  "lock table product",
  "refresh materialized view figures",
])("a statement that the primary alone answers: %s", (text) => {
  expect(isReadOnlyStatement(text)).toBe(false);
});
