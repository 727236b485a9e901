import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { ADDRESS, guest } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

const FARMS = 20;
const ORDERS = 300;
const MOST_CALLS = 10;

let shop: TestShop;
let token: string;
let calls = 0;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  token = (await operator(shop, "packing")).token;
  const buyers = await Promise.all(Array.from({ length: 4 }, () => guest(shop)));
  await Promise.all(
    buyers.map(async (buyer, first) => {
      for (let index = first; index < ORDERS; index += buyers.length) {
        const address = { ...ADDRESS, receiverName: `받는${index}`, entranceCode: `#${index}` };
        await buyThroughCart(shop, buyer, [{ distributorId: 9000 + (index % FARMS) }], 0, address);
      }
    }),
  );
}, 240_000);
afterAll(() => shop.close());

const call: TestShop["call"] = (who, name, ...rest) => {
  calls += 1;
  return shop.call(who, name, ...rest);
};

test("300 paid orders of 20 farms are accepted, listed, printed and dispatched in at most ten calls", async () => {
  const orderIds: number[] = [];
  let nextPage: string | undefined;
  do {
    const query = { status: "paid" as const, take: 100, ...(nextPage ? { nextPage } : {}) };
    const { reply } = await call(token, "GET /operator/v1/orders", { query });
    orderIds.push(...reply.list.map(({ id }) => id));
    nextPage = reply.nextPage ?? undefined;
  } while (nextPage);
  const accepted = await call(token, "POST /operator/v1/orders/accept", { body: { orderIds } });
  expect(accepted.reply.rows).toHaveLength(ORDERS);

  const day = "2026-12-31";
  const picks = await call(token, "GET /operator/v1/pick-list", { query: { day, take: 500 } });
  expect(new Set(picks.reply.list.map(({ distributorId }) => distributorId)).size).toBe(FARMS);
  expect(picks.reply.list.reduce((sum, { units }) => sum + units, 0)).toBe(ORDERS);
  const { reply: packing } = await call(token, "GET /operator/v1/packing", { query: { day, take: 500 } });
  expect(packing.list).toHaveLength(ORDERS);
  const printed = await call(token, "GET /operator/v1/packing/sheets", { query: { day, sheet: "labels" } });
  expect([printed.reply.parcels, printed.reply.html.split('class="label"').length - 1]).toEqual([
    ORDERS,
    ORDERS,
  ]);

  const rows = packing.list.map(({ orderNumber, carrier }, index) => ({
    orderNumber,
    carrier: carrier.code,
    invoiceNumber: String(640_000_000_000 + index),
  }));
  const tried = await call(token, "POST /operator/v1/orders/dispatch", {
    body: { rows },
    query: { dryRun: true },
  });
  expect([tried.reply.rows.length, tried.reply.refused]).toEqual([ORDERS, []]);
  const sent = await call(token, "POST /operator/v1/orders/dispatch", { body: { rows } });
  expect(sent.reply.rows).toHaveLength(ORDERS);

  expect(calls).toBeLessThanOrEqual(MOST_CALLS);
  expect(await select(shop, "select status, count(*)::int as orders from orders group by status")).toEqual([
    { status: "delivering", orders: ORDERS },
  ]);
  expect(await breaches(shop)).toEqual([]);
}, 120_000);
