import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../testing/buy-through-cart.ts";
import { cancelProduct } from "../../testing/cancel-order-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { givePoints, member, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { reconcilePayments } from "../payments/settlement/reconcile-payments.ts";

let shop: TestShop;
let work: string;
let order: CartOrder;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  const token = await member(shop);
  order = await buyThroughCart(shop, token, [
    { price: 20_000, distributorId: 7201 },
    { price: 11_000, distributorId: 7202, taxStatus: "taxable" },
  ]);
  await cancelProduct(shop, token, order, 1);
  await reconcilePayments(shop.services);
  await givePoints(shop, token, 1500);
  work = (await operator(shop, ["orders.read"])).token;
});
afterAll(() => shop.close());

const DAY = "2026-11-21";
/** Supply price of every option of these tests, 원. */
const COST = 100;
const sales = (by: "product" | "option" | "category" | "distributor" | "method", to = DAY) =>
  shop.call(work, "GET /operator/v1/reports/sales", { query: { from: DAY, to, by } });

test("sales of a day by farm, category, option and payment method are the prices after discounts", async () => {
  expect((await sales("distributor")).reply.rows).toEqual([
    { id: 7201, name: "농원 7201", orders: 1, units: 1, amount: 20_000, cost: COST },
    { id: 7202, name: "농원 7202", orders: 1, units: 1, amount: 11_000, cost: COST },
  ]);
  expect((await sales("category")).reply.rows).toMatchObject([
    { name: "감귤", orders: 1, units: 2, amount: 31_000, cost: 2 * COST },
  ]);
  expect((await sales("option")).reply.rows.map(({ id }) => id)).toEqual(order.optionIds);
  expect((await sales("product")).reply.rows).toHaveLength(2);
  expect((await sales("method")).reply.rows).toEqual([
    { id: null, name: "card", orders: 1, units: 2, amount: 31_000, cost: 2 * COST },
  ]);
});

test("a report of sales covers at most 31 days, in their order", async () => {
  expect((await sales("product", "2026-12-21")).status).toBe(200);
  expect((await sales("product", "2026-12-22")).refusal.code).toBe("INVALID_INPUT");
  expect((await sales("product", "2026-11-20")).refusal.code).toBe("INVALID_INPUT");
});

test("the tax of a month splits payments and refunds into tax-free goods, supply price and VAT", async () => {
  const { reply } = await shop.call(work, "GET /operator/v1/reports/tax", { query: { month: "2026-11" } });
  // Shipping of 3,000 won a farm is taxable.
  const paid = { count: 1, amount: 37_000, taxFree: 20_000, supply: 15_455, vat: 1545 };
  expect(reply.payments).toEqual(paid);
  expect(reply.methods).toEqual([{ method: "card", ...paid }]);
  expect(reply.refunds).toEqual({ count: 1, amount: 14_000, taxFree: 0, supply: 12_727, vat: 1273 });
  const before = await shop.call(work, "GET /operator/v1/reports/tax", { query: { month: "2026-10" } });
  expect(before.reply.payments).toMatchObject({ count: 0, amount: 0 });
});

test("searches of a day are listed by their number, and those without a result apart", async () => {
  await select(
    shop,
    `insert into search_query_day (day, query, searches, without_result)
     values ($1, '감귤', 9, 0), ($1, '두리안잼', 4, 4), ('2026-10-01', '감귤', 100, 0)`,
    [DAY],
  );
  const { reply } = await shop.call(work, "GET /operator/v1/reports/searches", {
    query: { from: DAY, to: DAY },
  });
  expect(reply).toEqual({
    searches: 13,
    withoutResult: 4,
    most: [
      { query: "감귤", searches: 9, withoutResult: 0 },
      { query: "두리안잼", searches: 4, withoutResult: 4 },
    ],
    missing: [{ query: "두리안잼", searches: 4, withoutResult: 4 }],
  });
});

test("liabilities are points by the month in which they end, and unused coupons with the most they take off", async () => {
  const { reply } = await shop.call(work, "GET /operator/v1/reports/liabilities");
  expect(reply.points).toBe(1500);
  expect(reply.months).toEqual([{ month: expect.stringMatching(/^20\d\d-\d\d$/), points: 1500 }]);
  expect(reply.coupons).toEqual([]);
});
