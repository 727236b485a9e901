import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { cancelProduct, cancelWhole } from "../../../testing/cancel-order-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { guest, member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { reconcilePayments } from "../../payments/settlement/reconcile-payments.ts";
import { storeCohortCounts } from "./store-cohort-counts.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  work = (await operator(shop, ["orders.read"])).token;
});
afterAll(() => shop.close());

/** Buys products and moves the payment into another month. */
async function buyIn(month: string, token: string, ...prices: number[]) {
  const order = await buyThroughCart(
    shop,
    token,
    prices.map((price, index) => ({ price, distributorId: 7301 + index })),
  );
  await select(shop, "update conversion set day = $2 where order_id = $1", [order.id, `${month}-15`]);
  return order;
}
const cohorts = async (months?: number) => {
  await storeCohortCounts(shop.services);
  const query = months === undefined ? {} : { months };
  return (await shop.call(work, "GET /operator/v1/reports/cohorts", { query })).reply.cohorts;
};

test("members are grouped by the month of their first order; later orders count in the months after it", async () => {
  const [first, second, third] = [await member(shop), await member(shop), await member(shop)];
  await buyIn("2025-12", first, 10_000);
  await buyIn("2026-01", first, 20_000);
  await buyIn("2026-01", first, 30_000);
  await buyIn("2026-11", first, 5000);
  await buyIn("2025-12", second, 40_000);
  const part = await buyIn("2026-10", third, 10_000, 8000);
  await cancelProduct(shop, third, part, 1);
  const gone = await buyIn("2026-09", third, 9000);
  await cancelWhole(shop, third, gone);
  await reconcilePayments(shop.services);
  await buyIn("2026-10", await guest(shop), 70_000);
  const [partly] = await select<{ refunded: number }>(
    shop,
    "select refunded from payment where order_id = $1",
    [part.id],
  );
  expect(await cohorts()).toEqual([
    {
      month: "2025-12",
      members: 2,
      months: [
        { after: 0, members: 2, orders: 2, netSales: 50_000 },
        { after: 1, members: 1, orders: 2, netSales: 50_000 },
        { after: 11, members: 1, orders: 1, netSales: 5000 },
      ],
    },
    {
      month: "2026-10",
      members: 1,
      months: [{ after: 0, members: 1, orders: 1, netSales: 18_000 - (partly?.refunded ?? 0) }],
    },
  ]);
  expect((await cohorts(2)).map(({ month }) => month)).toEqual(["2026-10"]);
});

test("one statement answers, however many months are asked for", async () => {
  for (const months of [1, 24]) {
    shop.database.statements.length = 0;
    await cohorts(months);
    expect(shop.database.statements.filter((name) => name === "list-cohorts")).toHaveLength(1);
  }
});
