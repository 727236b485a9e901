import { afterAll, beforeAll, expect, test } from "vitest";
import type { CartOrder } from "../../../testing/buy-through-cart.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { givePoints, member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, select } from "../../../testing/read-and-set-shop-state.ts";
import { buyAndReceive, firstOf, requestReturn } from "../../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  work = (await operator(shop, ["claims.decide"])).token;
});
afterAll(() => shop.close());

test("the refund shown before the request is kept with it, shown to operators and paid by a plain approval", async () => {
  const token = await member(shop);
  await givePoints(shop, token, 8000);
  const { order, option } = await buyAndReceive(shop, token, [{ price: 20_000 }], { usedPoint: 8000 });
  const options = [{ id: option, optionUnit: 1 }];
  const preview = await shop.call(
    token,
    "POST /v1/app-users/order-items/{id}/products/{pid}/claims/preview",
    { ...firstOf(order), body: { reason: "spoiled", options } },
  );
  expect(preview.reply).toMatchObject({ refundPrice: 15_000, refundPoint: 8000 });
  expect(preview.reply.lines.map(({ code, amount }) => [code, amount])).toEqual([
    ["CLAIM", 20_000],
    ["BASE_SHIPPING_BACK", 3000],
  ]);
  const stale = await requestReturn(shop, token, order, { options, refundPrice: 14_999, refundPoint: 8000 });
  expect(stale.refusal.code).toBe("REFUND_CHANGED");
  const { reply } = await requestReturn(shop, token, order, { options, ...seen(preview.reply) });
  const list = await shop.call(work, "GET /operator/v1/claims", { query: { status: "requested" } });
  const listed = list.reply.list.find(({ id }) => id === reply.id);
  expect(listed).toMatchObject({ expectedPrice: 15_000, expectedPoint: 8000, orderId: order.id });
  expect(listed?.photoUrls).toEqual([
    expect.stringMatching(/^http:\/\/.+\/images\/1080\/uploads\/[0-9a-f]{32}\.jpg$/),
  ]);
  expect(listed?.buyerName).toMatch(/\*/);
  expect((await approve(reply.id, { refundPrice: 23_000 })).reply).toMatchObject(seen(preview.reply));
  expect(await breaches(shop)).toEqual([]);
});

test("a refund other than the one shown, nothing included, is refused without a notice and changes nothing", async () => {
  const { claimId, order } = await claimed();
  for (const refundPrice of [0, 4999]) {
    expect((await approve(claimId, { refundPrice })).refusal.code).toBe("CLAIM_NOTICE_REQUIRED");
  }
  expect(await heldByProvider(shop, order.uuid)).toBe(23_000);
  const given = await approve(claimId, { refundPrice: 0, notice: "사진에서 확인되지 않아요" });
  expect(given.reply).toMatchObject({
    status: "offered",
    refundPrice: 0,
    offer: { refundPrice: 0, refundPoint: 0, answerUntil: "2026-11-28" },
    notice: "사진에서 확인되지 않아요",
  });
  expect(await breaches(shop)).toEqual([]);
});

test("a refund that was paid in part is raised up to the refund shown, and never lowered", async () => {
  const { claimId, order, token } = await claimed();
  await approve(claimId, { refundPrice: 1000, notice: "일부만 상했어요" });
  expect(await heldByProvider(shop, order.uuid)).toBe(23_000);
  await accept(token, order, claimId);
  expect(await heldByProvider(shop, order.uuid)).toBe(22_000);
  expect((await correct(claimId, { refundPrice: 999 })).refusal.code).toBe("CLAIM_PAID_OUT");
  expect((await correct(claimId, { refundPrice: 1000 })).refusal.code).toBe("CLAIM_NOTHING_LEFT");
  expect((await correct(claimId, { refundPrice: 5001 })).refusal.code).toBe("CLAIM_AMOUNT_TOO_HIGH");
  expect((await correct(claimId, { refundPrice: 2500 })).reply).toMatchObject({ refundPrice: 2500 });
  expect((await correct(claimId, {})).reply).toMatchObject({ refundPrice: 5000, notice: "다시 확인했어요" });
  expect((await correct(claimId, {})).refusal.code).toBe("CLAIM_NOTHING_LEFT");
  expect(await heldByProvider(shop, order.uuid)).toBe(18_000);
  const trail = await select<{ reason: string }>(
    shop,
    "select reason from operator_action where action = 'claims.correct' and subject = $1",
    [`claim ${claimId}`],
  );
  expect(trail).toHaveLength(2);
  expect(await breaches(shop)).toEqual([]);
});

test("a refund that is offered is corrected in both directions; the refund shown is paid at once", async () => {
  const { claimId, order } = await claimed();
  await approve(claimId, { refundPrice: 3000, notice: "일부만 상했어요" });
  expect((await correct(claimId, { refundPrice: 1000 })).reply).toMatchObject({
    status: "offered",
    offer: { refundPrice: 1000 },
  });
  expect((await correct(claimId, { refundPrice: 4000 })).reply.offer).toMatchObject({ refundPrice: 4000 });
  expect((await correct(claimId, { refundPrice: 5001 })).refusal.code).toBe("CLAIM_AMOUNT_TOO_HIGH");
  expect(await heldByProvider(shop, order.uuid)).toBe(23_000);
  expect((await approve(claimId, {})).refusal.code).toBe("CLAIM_DECIDED");
  expect((await deny(claimId)).refusal.code).toBe("CLAIM_DECIDED");
  const raised = await correct(claimId, {});
  expect(raised.reply).toMatchObject({ status: "approved", refundPrice: 5000, offer: null });
  expect(await heldByProvider(shop, order.uuid)).toBe(18_000);
  expect(await breaches(shop)).toEqual([]);
});

test("a denied return of everything is corrected: refunded, and the product is returned", async () => {
  const token = await member(shop);
  const { order, option } = await buyAndReceive(shop, token, [{ price: 20_000 }]);
  const { reply } = await requestReturn(shop, token, order, { options: [{ id: option, optionUnit: 1 }] });
  expect((await correct(reply.id, {})).refusal.code).toBe("CLAIM_NOT_CORRECTABLE");
  await deny(reply.id);
  const again = await requestReturn(shop, token, order, { options: [{ id: option, optionUnit: 1 }] });
  expect((await correct(reply.id, {})).refusal.code).toBe("CLAIM_OPEN");
  await deny(again.reply.id);
  expect((await correct(reply.id, {})).reply).toMatchObject({ status: "approved", refundPrice: 23_000 });
  expect(await statusOf(order)).toBe("return_complete");
  expect((await correct(again.reply.id, {})).refusal.code).toBe("CLAIM_NOTHING_LEFT");
  expect(await heldByProvider(shop, order.uuid)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("a denied exchange is corrected: the product goes out again", async () => {
  const token = await member(shop);
  const { order, option } = await buyAndReceive(shop, token, [{ price: 20_000, stock: 2 }]);
  const wish = { wish: "replace" as const, options: [{ id: option, optionUnit: 1 }] };
  const { reply } = await requestReturn(shop, token, order, wish);
  expect(reply).toMatchObject({ expectedPrice: null, expectedPoint: null });
  await deny(reply.id);
  expect((await correct(reply.id, {})).status).toBe(200);
  expect(await statusOf(order)).toBe("replace_complete");
  expect((await correct(reply.id, {})).refusal.code).toBe("CLAIM_NOT_CORRECTABLE");
  expect(await breaches(shop)).toEqual([]);
});

test("concurrent corrections together give at most the refund shown", async () => {
  const { claimId, order, token } = await claimed();
  await approve(claimId, { refundPrice: 1000, notice: "일부만 상했어요" });
  await accept(token, order, claimId);
  await Promise.all(
    [1500, 2500, 2500, 3500, 1500, 4000].map((refundPrice) => correct(claimId, { refundPrice })),
  );
  await Promise.all(Array.from({ length: 6 }, () => correct(claimId, {})));
  expect(await heldByProvider(shop, order.uuid)).toBe(18_000);
  expect(await breaches(shop)).toEqual([]);
});

const seen = ({ refundPrice, refundPoint }: { refundPrice: number; refundPoint: number }) => ({
  refundPrice,
  refundPoint,
});

/** Claims a quarter of a box of 20,000원: 5,000원. */
async function claimed(): Promise<{ claimId: number; order: CartOrder; token: string }> {
  const token = await member(shop);
  const { order, option } = await buyAndReceive(shop, token, [{ price: 20_000 }]);
  const options = [{ id: option, optionUnit: 1, pieces: { bad: 3, all: 12 } }];
  const { reply } = await requestReturn(shop, token, order, { options });
  return { claimId: reply.id, order, token };
}

const approve = (id: number, body: { refundPrice?: number; notice?: string }) =>
  shop.call(work, "PUT /operator/v1/claims/{id}/approve", { path: { id }, body });
const accept = (token: string, order: CartOrder, claimId: number) =>
  shop.call(token, "PUT /v1/app-users/orders/{id}/claims/{claimId}/offer/accept", {
    path: { id: order.id, claimId },
  });
const deny = (id: number) =>
  shop.call(work, "PUT /operator/v1/claims/{id}/deny", { path: { id }, body: { notice: "확인되지 않아요" } });
const correct = (id: number, body: { refundPrice?: number }) =>
  shop.call(work, "PUT /operator/v1/claims/{id}/correct", {
    path: { id },
    body: { ...body, notice: "다시 확인했어요" },
  });

async function statusOf(order: CartOrder): Promise<string | undefined> {
  const [row] = await select<{ status: string }>(shop, "select status from order_product where id = $1", [
    order.productIds[0],
  ]);
  return row?.status;
}
