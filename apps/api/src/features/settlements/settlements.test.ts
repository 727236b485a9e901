import type { Reply } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { cancelProduct } from "../../testing/cancel-order-steps.ts";
import { deliver } from "../../testing/deliver-order.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../testing/read-and-set-shop-state.ts";
import { buyAndReceive, requestReturn } from "../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
let token: string;
let farms = 7000;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
  token = await member(shop);
});
afterAll(() => shop.close());

const POST = "POST /operator/v1/settlements";
const reason = "11월 셋째 주";

test("a settlement holds the cost on the day of the order, the shipping paid, and nothing of what did not arrive", async () => {
  const farm = farms++;
  const first = await buyThroughCart(shop, token, [seed(farm), seed(farm), seed(farm)]);
  await select(shop, "update product_option set supply_cost = 4000 where id = any($1)", [first.optionIds]);
  await cancelProduct(shop, token, first, 2);
  await deliver(shop, first, [0, 1]);
  await buyThroughCart(shop, token, [seed(farm)]);
  await nextDay();
  const [planned] = (await close(farm, { dryRun: true })).reply.list;
  expect(planned).toMatchObject({ id: null, units: 2, goods: 200, shipping: 3000, returns: 0, total: 3200 });
  const { reply } = await close(farm);
  expect(reply.list).toEqual([{ ...planned, id: expect.any(Number) }]);
  expect((await close(farm)).reply.list).toEqual([]);
  const shown = await show(reply.list[0]?.id);
  expect(shown.lines.map(({ units, unitCost, amount }) => [units, unitCost, amount])).toEqual([
    [1, 100, 100],
    [1, 100, 100],
  ]);
  expect(shown.adjustments).toMatchObject([{ kind: "shipping", orderId: first.id, amount: 3000 }]);
  expect(await breaches(shop)).toEqual([]);
});

test("a refund after the closing is taken off by the next settlement, once, with the shipping that went back", async () => {
  const farm = farms++;
  const { order, option } = await buyAndReceive(shop, token, [seed(farm)]);
  await nextDay();
  expect((await close(farm)).reply.list).toMatchObject([{ goods: 100, shipping: 3000, total: 3100 }]);
  const { reply } = await requestReturn(shop, token, order, { options: [{ id: option, optionUnit: 1 }] });
  await freshOperator();
  const approved = await shop.call(work, "PUT /operator/v1/claims/{id}/approve", {
    path: { id: reply.id },
    body: {},
  });
  expect(approved.status).toBe(200);
  expect((await close(farm)).reply.list).toMatchObject([
    { units: 0, goods: 0, shipping: 0, returns: -3100, total: -3100 },
  ]);
  expect((await close(farm)).reply.list).toEqual([]);
  expect(await breaches(shop)).toEqual([]);
});

test("what the shop pays for is not taken off the farm, and who pays is fixed once something was given", async () => {
  const farm = farms++;
  const { order, option } = await buyAndReceive(shop, token, [seed(farm)]);
  await nextDay();
  await close(farm);
  const { reply } = await requestReturn(shop, token, order, { options: [{ id: option, optionUnit: 1 }] });
  await freshOperator();
  const path = { id: reply.id };
  const approved = await shop.call(work, "PUT /operator/v1/claims/{id}/approve", {
    path,
    body: { chargedTo: "shop", refundPrice: 5000, notice: "반만 돌려드려요" },
  });
  expect(approved.reply).toMatchObject({ chargedTo: "shop", offer: { refundPrice: 5000 } });
  await shop.call(token, "PUT /v1/app-users/orders/{id}/claims/{claimId}/offer/accept", {
    path: { id: order.id, claimId: reply.id },
  });
  const raise = (chargedTo?: "farm" | "shop") =>
    shop.call(work, "PUT /operator/v1/claims/{id}/correct", {
      path,
      body: { notice: "더 돌려드려요", ...(chargedTo && { chargedTo }) },
    });
  expect((await raise("farm")).refusal.code).toBe("CLAIM_CHARGE_FIXED");
  expect((await raise()).reply).toMatchObject({ chargedTo: "shop", refundPrice: 13_000 });
  expect((await close(farm)).reply.list).toEqual([]);
  const trail = await select(
    shop,
    "select after ->> 'chargedTo' as payer from operator_action where subject = $1 order by id",
    [`claim ${reply.id}`],
  );
  expect(trail).toEqual([{ payer: "shop" }, { payer: "shop" }]);
  expect(await breaches(shop)).toEqual([]);
});

test("a correction waits for the next settlement of its farm", async () => {
  const farm = farms++;
  await buyAndReceive(shop, token, [seed(farm)]);
  await nextDay();
  const correct = (amount: number, distributorId = farm) =>
    shop.call(work, "POST /operator/v1/settlement-corrections", { body: { distributorId, amount, reason } });
  expect((await correct(16_070)).status).toBe(200);
  expect((await correct(0)).refusal.code).toBe("INVALID_INPUT");
  expect((await correct(100, 2_000_000_000)).refusal.code).toBe("DISTRIBUTOR_UNKNOWN");
  expect((await close(farm)).reply.list).toMatchObject([{ corrections: 16_070, total: 19_170 }]);
});

test("a day that is not over cannot be closed", async () => {
  const today = new Date(shop.clock.now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
  const { refusal } = await shop.call(work, POST, { body: { through: today, reason } });
  expect(refusal.code).toBe("SETTLEMENT_DAY_OPEN");
});

test("a settlement is marked as paid by the version that was seen, and the mark is taken back", async () => {
  const farm = farms++;
  await buyAndReceive(shop, token, [seed(farm)]);
  await nextDay();
  const id = (await close(farm)).reply.list[0]?.id ?? 0;
  const mark = (version: number, paidOn: string | null) =>
    shop.call(work, "PUT /operator/v1/settlements/{id}/payment", {
      path: { id },
      body: { version, paidOn, reason },
    });
  expect((await mark(1, "2999-01-01")).refusal.code).toBe("SETTLEMENT_PAID_LATER");
  expect((await mark(1, "2026-11-21")).reply).toMatchObject({ paidOn: "2026-11-21", version: 2 });
  expect((await mark(1, null)).refusal.code).toBe("SETTLEMENT_CHANGED");
  expect(await ofFarm(farm, true)).toEqual([id]);
  expect((await mark(2, null)).reply).toMatchObject({ paidOn: null, version: 3 });
  expect(await ofFarm(farm, true)).toEqual([]);
  expect(await ofFarm(farm, false)).toEqual([id]);
});

test("of two closings at once each product is in one settlement", async () => {
  const farm = farms++;
  for (let turn = 0; turn < 3; turn += 1) await buyAndReceive(shop, token, [seed(farm)]);
  await nextDay();
  const closed = await Promise.all(Array.from({ length: 4 }, () => close(farm)));
  const sums = closed.flatMap(({ reply }) => reply.list);
  expect(sums).toMatchObject([{ units: 3, goods: 300, shipping: 9000 }]);
  expect(await breaches(shop)).toEqual([]);
});

function seed(distributorId: number) {
  return { distributorId, price: 10_000 };
}

/** Lets the day end; the operator logs in again. */
async function nextDay(): Promise<void> {
  later(shop, 24 * 60);
  await freshOperator();
}

async function freshOperator(): Promise<void> {
  work = (await operator(shop)).token;
}

/** Closes a farm until yesterday, KST. */
function close(farm: number, query: { dryRun?: boolean } = {}) {
  const yesterday = new Date(shop.clock.now.getTime() - 15 * 3_600_000).toISOString().slice(0, 10);
  return shop.call(work, POST, { query, body: { through: yesterday, distributorIds: [farm], reason } });
}

async function show(id: number | null | undefined): Promise<Reply<"GET /operator/v1/settlements/{id}">> {
  return (await shop.call(work, "GET /operator/v1/settlements/{id}", { path: { id: id ?? 0 } })).reply;
}

async function ofFarm(distributorId: number, isPaid: boolean): Promise<number[]> {
  const { reply } = await shop.call(work, "GET /operator/v1/settlements", {
    query: { distributorId, isPaid },
  });
  return reply.list.map(({ id }) => id);
}
