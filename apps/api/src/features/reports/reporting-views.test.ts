import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { REPORTING_ROLE } from "../../db/access/find-grant-changes.ts";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { cancelProduct } from "../../testing/cancel-order-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { buyAndReceive, requestReturn } from "../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { reconcilePayments } from "../payments/settlement/reconcile-payments.ts";

const DAY = "2026-11-21";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [
    { price: 20_000, distributorId: 7301 },
    { price: 11_000, distributorId: 7302, taxStatus: "taxable" },
  ]);
  await cancelProduct(shop, token, order, 1);
  await reconcilePayments(shop.services);
  const received = await buyAndReceive(shop, token, [{ price: 9000, distributorId: 7301 }]);
  await requestReturn(shop, token, received.order, { options: [{ id: received.option, optionUnit: 1 }] });
  work = (await operator(shop, ["orders.read"])).token;
});
afterAll(() => shop.close());

/** Reads as a program that draws reports. */
const asReport = async <Row extends object>(sql: string): Promise<Row[]> => {
  const client = await shop.database.connectAsOwner();
  try {
    await client.query(`set role ${REPORTING_ROLE}`);
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
};
const views = async () =>
  (
    await select<{ name: string }>(
      shop,
      "select viewname as name from pg_views where schemaname = 'reporting' order by 1",
    )
  ).map(({ name }) => name);

test("reporting: its role reads each view and no table, and changes nothing", async () => {
  expect((await views()).length).toBeGreaterThanOrEqual(9);
  for (const view of await views()) await asReport(`select * from reporting.${view}`);
  for (const sql of [
    "select id from public.orders",
    "select id from public.app_user",
    "update reporting.members set grade = 5",
    "select email from retained.member",
  ])
    await expect(asReport(sql)).rejects.toThrow("permission denied");
});

test("reporting: each view and each column has a comment", async () => {
  const missing = await select<{ name: string }>(
    shop,
    `select format('%s.%s', c.relname, a.attname) as name
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      where c.relnamespace = 'reporting'::regnamespace and col_description(c.oid, a.attnum) is null
     union all
     select relname from pg_class c where relnamespace = 'reporting'::regnamespace and obj_description(c.oid, 'pg_class') is null`,
  );
  expect(missing).toEqual([]);
});

test("docs/reporting.md lists each view with its comment", async () => {
  const rows = await select<{ line: string }>(
    shop,
    `select format('| \`reporting.%s\` | %s |', relname, obj_description(oid, 'pg_class')) as line
       from pg_class where relnamespace = 'reporting'::regnamespace order by relname`,
  );
  const document = await readFile(new URL("../../../../../docs/reporting.md", import.meta.url), "utf8");
  expect(document.split("\n").filter((line) => line.startsWith("| `reporting."))).toEqual(
    rows.map(({ line }) => line),
  );
});

test("reporting: nothing in a view names a person", async () => {
  const [person] = await select<{ name: string; phone: string; email: string }>(
    shop,
    "select name, phone, email from app_user where user_type = 'email' limit 1",
  );
  const [order] = await select<{ address: object }>(
    shop,
    "select address from orders where address is not null limit 1",
  );
  const texts = [person, order?.address].flatMap((one) =>
    Object.values(one ?? {}).filter((text) => typeof text === "string" && text.length > 2),
  );
  expect(texts.length).toBeGreaterThan(5);
  for (const view of await views()) {
    const rows = JSON.stringify(await asReport(`select * from reporting.${view}`));
    expect(texts.filter((text) => rows.includes(`"${text}`))).toEqual([]);
  }
});

test("reporting: its sums are those of the reports of operators", async () => {
  const [lines] = await asReport<{ net: number; units: number; cost: number }>(
    `select sum(net)::int as net, sum(units)::int as units, sum(cost)::int as cost
       from reporting.sale_lines where sold_on = '${DAY}'`,
  );
  const { rows } = (
    await shop.call(work, "GET /operator/v1/reports/sales", {
      query: { from: DAY, to: DAY, by: "distributor" },
    })
  ).reply;
  const sum = (key: "amount" | "units" | "cost") => rows.reduce((total, row) => total + row[key], 0);
  expect(lines).toEqual({ net: sum("amount"), units: sum("units"), cost: sum("cost") });
  const [orders] = await asReport<{ refunded: number }>(
    "select sum(refunded_amount)::int as refunded from reporting.orders",
  );
  const [refunds] = await asReport<{ amount: number }>(
    "select sum(amount)::int as amount from reporting.refunds where outcome = 'returned'",
  );
  expect(orders?.refunded).toBe(refunds?.amount);
  expect(refunds?.amount).toBeGreaterThan(0);
  expect(await asReport("select status from reporting.claims")).toEqual([{ status: "requested" }]);
});
