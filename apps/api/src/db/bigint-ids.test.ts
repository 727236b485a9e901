import { afterAll, beforeAll, expect, test } from "vitest";
import { sendMessages } from "../features/messages/sending/send-messages.ts";
import { type Belongings, createAccountWithBelongings } from "../testing/account-with-belongings.ts";
import { createShopWithPastOrders, type ShopWithPastOrders } from "../testing/audit/shop-with-past-orders.ts";
import { member } from "../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../testing/read-and-set-shop-state.ts";
import type { TestShop } from "../testing/test-shop.ts";
import { describeStatement } from "./row-types/describe-statement.ts";
import { loadStatements } from "./row-types/load-statements.ts";
import { readCatalog } from "./row-types/pg-catalog.ts";

/** Beyond what four bytes hold. */
const FIRST = 3_000_000_000;
const ID = /(^|_)ids?$/i;
const FOUR_BYTES = ["int4", "_int4", "int2"];

let lived: ShopWithPastOrders;
let shop: TestShop;
let own: Belongings;
beforeAll(async () => {
  lived = await createShopWithPastOrders(skipFourBytes);
  shop = lived.shop;
  own = await createAccountWithBelongings(shop, "member", { sendsGift: true, reviews: true });
  await sendMessages(shop.services);
});
afterAll(() => lived?.shop.close());

/** Lets every counter of the database go on beyond four bytes. */
async function skipFourBytes({ database }: TestShop): Promise<void> {
  await database.asOwner(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, ${FIRST})
       from pg_sequences where schemaname = 'public'`,
  );
}

/** Rows of a fresh shop, whose ids were drawn before the sequences were moved. */
const FILLED_BY_MIGRATIONS = [
  "closed_day",
  "edge_purge",
  "remote_area_range",
  "operator_role",
  "message_template",
];

test("orders, payments, refunds, returns, gifts, reviews and points go through with ids beyond four bytes", async () => {
  expect(await breaches(shop)).toEqual([]);
  const tables = await select<{ name: string }>(
    shop,
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'id'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and (a.attidentity <> '' or pg_get_serial_sequence(c.relname, 'id') is not null)`,
  );
  const filled: string[] = [];
  for (const { name } of tables) {
    if (FILLED_BY_MIGRATIONS.includes(name)) continue;
    const [row] = await select<{ id: number | null }>(shop, `select min(id) as id from ${name}`);
    if (row?.id == null) continue;
    expect(row.id, name).toBeGreaterThan(FIRST);
    filled.push(name);
  }
  expect(filled).toEqual(
    expect.arrayContaining([
      ...[
        "app_user",
        "cart_item",
        "cart_option",
        "orders",
        "order_product",
        "order_option",
        "order_status_change",
      ],
      ...["payment", "payment_status_change", "cancellation", "refund", "return_request", "stock_movement"],
      ...[
        "gift_group",
        "gift",
        "gift_status_change",
        "point_lot",
        "point_entry",
        "point_reward",
        "review",
        "question",
      ],
      ...[
        "message",
        "message_outbox",
        "operator_action",
        "consent_record",
        "phone_code",
        "billing_card",
        "search_term",
      ],
    ]),
  );
});

test("calls answer such ids as numbers, and take them as paths and cursors", async () => {
  const { token } = own;
  const first = await shop.call(token, "GET /v1/app-users/order-items", { query: { take: 1 } });
  expect(first.reply.list[0]?.id).toBeGreaterThan(FIRST);
  const nextPage = first.reply.nextPage ?? "";
  const second = await shop.call(token, "GET /v1/app-users/order-items", { query: { take: 1, nextPage } });
  expect(second.reply.list[0]?.id).toBeLessThan(Number(nextPage));
  const order = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: own.paidOrderId } });
  expect(order.reply).toMatchObject({
    id: own.paidOrderId,
    orderItemProducts: [{ id: own.paidOrderProductId }],
  });
  const gift = await shop.call(token, "GET /v1/gift/group/{id}", { path: { id: own.giftGroupId } });
  expect(gift.reply).toMatchObject({ id: own.giftGroupId });
  const points = await shop.call(token, "GET /v1/app-users/my-point");
  expect(points.status).toBe(200);
});

test("an id that no row has is not found, and one that no number holds exactly is refused", async () => {
  const token = await member(shop);
  const show = (id: number) => shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id } });
  expect((await show(Number.MAX_SAFE_INTEGER)).refusal.code).toBe("ORDER_NOT_FOUND");
  expect((await show(2 ** 53)).refusal.code).toBe("INVALID_INPUT");
});

test("no statement takes or gives an id as four bytes", async () => {
  const client = await shop.database.connectAsOwner();
  const catalog = await readCatalog(client);
  const narrow: string[] = [];
  for (const declared of await loadStatements()) {
    const { parameters, columns } = await describeStatement(client, catalog, declared);
    for (const { name, types } of parameters)
      if (name && ID.test(name) && types.some((type) => FOUR_BYTES.includes(type)))
        narrow.push(`${declared.name}: ${name}`);
    for (const { name, type } of columns)
      if (ID.test(name) && FOUR_BYTES.includes(type)) narrow.push(`${declared.name}: ${name}`);
    // A count of ids is a count.
    for (const [text] of declared.text.matchAll(/.*\b(?:\w+_)?ids?::int(?:eger)?\b.*/g))
      if (!/count\(/.test(text)) narrow.push(`${declared.name}: ${text.trim()}`);
  }
  await client.end();
  expect(narrow).toEqual([]);
}, 60_000);
