import { afterEach, beforeEach, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../testing/buy-through-cart.ts";
import { cancelWhole } from "../../testing/cancel-order-steps.ts";
import { deliver } from "../../testing/deliver-order.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { checkAllInvariants } from "../audit/check-all-invariants.ts";
import { archivePartitions } from "./archive-partitions.ts";
import { makePartitions } from "./make-partitions.ts";
import { archivePartition, listPartitionEnds } from "./partitions.repository.ts";

const DAY_MS = 86_400_000;
let shop: TestShop;
let token: string;
let order: CartOrder;

beforeEach(async () => {
  shop = await createTestShop();
  token = await member(shop);
  order = await buyThroughCart(shop, token, [{}]);
});
afterEach(() => shop.close());

test("a change goes to the partition of its month of KST", async () => {
  await makePartitionsAt("2028-02-10T00:00:00Z");
  // The first is 23:59:59 of 31 January in Korea.
  for (const at of ["2028-01-31T14:59:59Z", "2028-01-31T15:00:00Z", "2028-03-31T14:59:59Z"])
    await insertChange(at);
  expect(await partitionsOf("'2028-01-01'")).toEqual([
    "order_status_change_default",
    "order_status_change_2028_02",
    "order_status_change_2028_03",
  ]);
});

test("the migration leaves no gap, and the job makes this month and three more once", async () => {
  const made = await makePartitionsAt("2027-03-31T15:00:00Z");
  expect(made).toEqual(
    ["order_status_change", "payment_status_change"].flatMap((table) =>
      ["2027-04-01", "2027-05-01", "2027-06-01", "2027-07-01"].map((month) => `${table} ${month}`),
    ),
  );
  expect(await makePartitions(shop.services)).toEqual([]);
  for (const { until_at, has_later_rows } of await listPartitionEnds(shop.database.db)) {
    expect(until_at.getTime() - shop.clock.now.getTime()).toBeGreaterThan(91 * DAY_MS);
    expect(has_later_rows).toBe(false);
  }
});

test("a change of a month without a partition is kept, reported, and moved to the month's own", async () => {
  await insertChange("2029-05-05T00:00:00Z");
  expect(await partitionsOf("'2029-01-01'")).toEqual(["order_status_change_default"]);
  expect(await listPartitionEnds(shop.database.db)).toMatchObject([
    { table_name: "order_status_change", has_later_rows: true },
    { table_name: "payment_status_change", has_later_rows: false },
  ]);
  await makePartitionsAt("2029-05-06T00:00:00Z");
  expect(await partitionsOf("'2029-01-01'")).toEqual(["order_status_change_2029_05"]);
  expect((await listPartitionEnds(shop.database.db)).some(({ has_later_rows }) => has_later_rows)).toBe(
    false,
  );
});

test("months older than five years are archived, and the audit and the pages of their orders read them there", async () => {
  await deliver(shop, order);
  const cancelled = await buyThroughCart(shop, token, [{}]);
  expect((await cancelWhole(shop, token, cancelled)).status).toBe(200);
  const manager = (await operator(shop, "manager")).token;
  const pages = await pagesOf(order, manager);
  const { now } = shop.clock;

  expect(await archivePartitions(shop.services)).toEqual([]);
  await makePartitionsAt("2032-03-01T00:00:00Z");
  const archived = await archivePartitions(shop.services);
  expect(archived).toContain("order_status_change_history");
  expect(archived).toContain("payment_status_change_2027_02");
  expect(archived).not.toContain("payment_status_change_2027_03");
  expect(await archivePartitions(shop.services)).toEqual([]);

  expect(await select(shop, "select count(*) from order_status_change")).toEqual([{ count: 0 }]);
  expect(await select(shop, "select count(*) > 5 as has_many from archive.order_status_change")).toEqual([
    { has_many: true },
  ]);
  const audited = await checkAllInvariants(shop.services);
  expect(audited.filter(({ name, breaches }) => breaches.length > 0 && !name.includes("reconciler"))).toEqual(
    [],
  );
  // Nobody's session lasts that long.
  shop.clock.now = now;
  expect(await pagesOf(order, manager)).toEqual(pages);
});

test("the shop reads the archive and writes neither to it nor to a partition, and archives months in order", async () => {
  for (const sql of [
    "delete from archive.order_status_change",
    "insert into archive.payment_status_change select * from payment_status_change",
    "update table_partition set archived_at = now(), archived_bytes = 0",
    "delete from order_status_change_history",
    "select from payment_status_change_default",
    "select close_partition('orders')",
  ])
    await expect(shop.database.db.pool.query(sql)).rejects.toMatchObject({ code: "42501" });
  await expect(
    archivePartition(shop.database.db, "order_status_change_2027_01", shop.clock.now),
  ).rejects.toMatchObject({ code: "23514" });
});

test("a reader that holds the table delays the archive, and nobody waits behind it for longer than the lock's time", async () => {
  const reader = await shop.database.connectAsOwner();
  await reader.query("begin; select count(*) from order_status_change");
  let longest = 0;
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      const began = performance.now();
      await select(shop, "select count(*) from order_status_change where order_id = $1", [order.id]);
      longest = Math.max(longest, performance.now() - began);
    }
  })();
  for (let attempt = 0; attempt < 5; attempt += 1)
    await expect(
      archivePartition(shop.database.db, "order_status_change_history", shop.clock.now),
    ).rejects.toMatchObject({ kind: "locked" });
  isOver = true;
  await others;
  expect(longest).toBeLessThan(500);
  await reader.query("commit");
  expect(await archivePartition(shop.database.db, "order_status_change_history", shop.clock.now)).toBe(true);
  expect(await archivePartition(shop.database.db, "order_status_change_history", shop.clock.now)).toBe(false);
  await reader.end();
});

test.each([
  "select from order_status_change where order_id = 1",
  "select max(id) from order_status_change",
  "select from order_status_change where id between 1 and 100",
  "select to_status from order_status_change where order_id = 1 order by id desc limit 1",
  "select to_status from payment_status_change where payment_id = 1 order by id desc limit 1",
  "select from payment_status_change where id between 1 and 100",
])("every partition has an index for: %s", async (sql) => {
  const owner = await shop.database.connectAsOwner();
  await owner.query("set enable_seqscan = off");
  const { rows } = await owner.query(`explain ${sql}`);
  await owner.end();
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toMatch(/_history/);
  expect(plan).toMatch(/_2027_03/);
  expect(plan).not.toMatch(/Seq Scan/);
});

async function makePartitionsAt(instant: string): Promise<string[]> {
  shop.clock.now = new Date(instant);
  return makePartitions(shop.services);
}

async function insertChange(at: string): Promise<void> {
  await select(
    shop,
    `insert into order_status_change (order_id, from_status, to_status, actor, at)
     values ($1, 'paid', 'delivery_waiting', 'shop', $2)`,
    [order.id, at],
  );
}

async function partitionsOf(from: string): Promise<unknown[]> {
  const rows = await shop.database.asOwner(
    `select tableoid::regclass::text as name from order_status_change where at >= ${from} order by at`,
  );
  return rows.map(({ name }) => name);
}

/** Reads an order as its buyer and as an operator, with its past. */
async function pagesOf({ id }: CartOrder, manager: string): Promise<unknown[]> {
  const own = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id } });
  const theirs = await shop.call(manager, "GET /operator/v1/orders/{id}", { path: { id } });
  expect([own.status, theirs.status]).toEqual([200, 200]);
  return [own.reply, theirs.reply];
}
