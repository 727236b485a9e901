import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../testing/buy-through-cart.ts";
import { cancelProduct } from "../../testing/cancel-order-steps.ts";
import { deliver } from "../../testing/deliver-order.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import {
  givePoints,
  guest,
  member,
  type ProductSeed,
  seedRules,
} from "../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, later, select, stockOf } from "../../testing/read-and-set-shop-state.ts";
import {
  buyAndReceive,
  firstOf,
  optionOf,
  type ReturnResolution,
  requestReturn,
  uploadPhoto,
} from "../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  work = (await operator(shop, ["claims.decide"])).token;
});
afterAll(() => shop.close());

test("an approved claim for a spoiled quarter of a box, with a picture, refunds a quarter of its price", async () => {
  const { token, order, option } = await arrived([{ price: 20_000 }]);
  const { reply } = await ask(token, order, {
    options: [{ id: option, optionUnit: 1, pieces: { bad: 3, all: 12 } }],
  });
  expect(reply).toMatchObject({ status: "requested", wish: "refund", refundPrice: 0, notice: null });
  expect(await statusOf(order)).toBe("return_request");
  expect(await heldByProvider(shop, order.uuid)).toBe(23_000);

  const decided = await decide(reply.id, { isApproved: true, notice: null });
  expect(decided).toMatchObject({ reply: { status: "approved", refundPrice: 5000, refundPoint: 0 } });
  expect(await heldByProvider(shop, order.uuid)).toBe(18_000);
  expect(await statusOf(order)).toBe("delivery_end");
  const claimable = await shop.call(
    token,
    "GET /v1/app-users/order-items/{id}/products/{pid}/claimable",
    firstOf(order),
  );
  expect(claimable.reply.options).toMatchObject([{ price: 20_000, left: 15_000 }]);
  const detail = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: order.id } });
  expect(detail.reply.timeline.slice(-2).map((event) => event.orderItemStatus)).toEqual([
    "return_request",
    "delivery_end",
  ]);
  expect(detail.reply.payment.refundedPrice).toBe(5000);
  expect(await breaches(shop)).toEqual([]);
});

test("an approved claim for everything refunds goods, shipping and points, and closes the order", async () => {
  const token = await member(shop);
  await givePoints(shop, token, 8000);
  const { order, option } = await arrived([{ price: 20_000 }], token, 8000);
  const { reply } = await ask(token, order, { options: [{ id: option, optionUnit: 1 }] });
  const decided = await decide(reply.id, { isApproved: true, notice: null });
  expect(decided).toMatchObject({ reply: { refundPrice: 15_000, refundPoint: 8000 } });
  expect(await heldByProvider(shop, order.uuid)).toBe(0);
  expect(await statusOf(order)).toBe("return_complete");
  const detail = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: order.id } });
  expect(detail.reply).toMatchObject({
    orderItemStatus: "withdraw_complete",
    payment: { refundedPrice: 15_000, paymentStatus: "withdraw" },
    orderItemPrice: { totalRewardPoint: 0 },
  });
  expect((await shop.call(token, "GET /v2/app-users/detail")).reply.point).toBe(8000);
  expect(await breaches(shop)).toEqual([]);
});

test("a change of mind about non-perishable goods deducts the return shipping fee", async () => {
  const { token, order, option } = await arrived([{ price: 20_000, taxStatus: "taxable" }]);
  const claimable = await shop.call(
    token,
    "GET /v1/app-users/order-items/{id}/products/{pid}/claimable",
    firstOf(order),
  );
  expect(claimable.reply).toMatchObject({ returnShippingFee: 3000, changedMindUntil: "2026-11-28" });
  const { reply } = await ask(token, order, {
    reason: "changed_mind",
    photos: [],
    options: [{ id: option, optionUnit: 1 }],
  });
  const decided = await decide(reply.id, { isApproved: true, notice: null });
  expect(decided).toMatchObject({ reply: { refundPrice: 17_000 } });
  expect(await statusOf(order)).toBe("return_complete");
  expect(await breaches(shop)).toEqual([]);
});

test("an approved exchange takes stock, and approval is refused when there is none", async () => {
  const { token, order, option } = await arrived([{ price: 20_000, stock: 2 }]);
  const first = await ask(token, order, { wish: "replace", options: [{ id: option, optionUnit: 1 }] });
  expect(await statusOf(order)).toBe("replace_request");
  expect(await decide(first.reply.id, { isApproved: true, notice: null })).toMatchObject({ status: 200 });
  expect(await statusOf(order)).toBe("replace_complete");
  expect(await stockOf(shop, order.optionIds[0] ?? 0)).toEqual({ on_hand: 0, reserved: 0 });
  const again = await ask(token, order, { wish: "replace", options: [{ id: option, optionUnit: 1 }] });
  const none = await decide(again.reply.id, { isApproved: true, notice: null });
  expect(none).toMatchObject({ refusal: { code: "NOT_ENOUGH_STOCK" } });
  expect(await statusOf(order)).toBe("replace_request");
  expect(await breaches(shop)).toEqual([]);
});

test("a denied claim shows its reason and may be made again; approval for less is allowed, for more refused", async () => {
  const { token, order, option } = await arrived([{ price: 20_000 }]);
  const options = [{ id: option, optionUnit: 1 }];
  const first = await ask(token, order, { options });
  const notice = "사진에서 상한 곳이 보이지 않아요";
  expect(await decide(first.reply.id, { isApproved: false, notice })).toMatchObject({ status: 200 });
  expect(await statusOf(order)).toBe("delivery_end");
  const second = await ask(token, order, { options });
  const over = await decide(second.reply.id, {
    isApproved: true,
    refundPrice: 20_001,
    notice: null,
  });
  expect(over).toMatchObject({ refusal: { code: "CLAIM_AMOUNT_TOO_HIGH" } });
  await decide(second.reply.id, {
    isApproved: true,
    refundPrice: 7777,
    notice: "일부만 상했어요",
  });
  const list = await shop.call(token, "GET /v1/app-users/orders/{id}/claims", { path: { id: order.id } });
  expect(list.reply.list).toMatchObject([
    { status: "offered", refundPrice: 0, offer: { refundPrice: 7777 }, notice: "일부만 상했어요" },
    { status: "denied", refundPrice: 0, notice },
  ]);
  expect(await decide(second.reply.id, { isApproved: false, notice })).toMatchObject({
    refusal: { code: "CLAIM_DECIDED" },
  });
  expect(await breaches(shop)).toEqual([]);
});

test("a claim and a cancel of another farm's product together refund at most the paid amount", async () => {
  const { token, order, option } = await arrived([{ price: 20_000 }, { price: 10_000 }], undefined, 0, 1);
  const { reply } = await ask(token, order, {
    options: [{ id: option, optionUnit: 1, pieces: { bad: 1, all: 2 } }],
  });
  await decide(reply.id, { isApproved: true, notice: null });
  expect((await cancelProduct(shop, token, order, 1)).reply).toMatchObject({ refundPrice: 13_000 });
  expect(await heldByProvider(shop, order.uuid)).toBe(13_000);
  expect(await breaches(shop)).toEqual([]);
});

test("operators list claims oldest first in pages, and every decision is in the trail", async () => {
  const list = await shop.call(work, "GET /operator/v1/claims", { query: { take: 2 } });
  expect(list.reply.list).toHaveLength(2);
  const next = await shop.call(work, "GET /operator/v1/claims", {
    query: { take: 2, nextPage: list.reply.nextPage ?? 0, status: "denied" },
  });
  expect(next.reply.list.every(({ status }) => status === "denied")).toBe(true);
  const [done] = await select<{ action: string; subject: string }>(
    shop,
    "select action, subject from operator_action where action = 'claims.deny' order by id desc limit 1",
  );
  expect(done?.subject).toMatch(/^claim \d+$/);
});

test("concurrent decisions: one is carried out, and the money moves once", async () => {
  const { token, order, option } = await arrived([{ price: 20_000 }]);
  const { reply } = await ask(token, order, { options: [{ id: option, optionUnit: 1 }] });
  const answers = await Promise.all(
    [true, true, false, true].map((isApproved) =>
      decide(reply.id, isApproved ? { isApproved, notice: null } : { isApproved, notice: "안 돼요" }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([0, 23_000]).toContain(await heldByProvider(shop, order.uuid));
  expect(await breaches(shop)).toEqual([]);
});

test("twenty concurrent requests for the same claim create one", async () => {
  const { token, order, option } = await arrived([{ price: 20_000 }]);
  const photos = [await uploadPhoto(shop, token)];
  const asked = await Promise.all(
    Array.from({ length: 20 }, () => ask(token, order, { photos, options: [{ id: option, optionUnit: 1 }] })),
  );
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(asked.filter(({ status }) => status !== 200).map(({ refusal }) => refusal.code))).toEqual(
    new Set(["CLAIM_OPEN"]),
  );
});

test("a completed purchase stays complete while its bad goods are refunded", async () => {
  const { token, order, option } = await arrived([{ price: 20_000 }]);
  await select(
    shop,
    `with moved as (update orders set status = 'complete' where id = $1)
     insert into order_status_change (order_id, from_status, to_status, actor, at) values ($1, 'delivery_end', 'complete', 'buyer', $2)`,
    [order.id, shop.clock.now],
  );
  await select(shop, "update order_product set status = 'complete' where order_id = $1", [order.id]);
  const { reply } = await ask(token, order, {
    options: [{ id: option, optionUnit: 1, pieces: { bad: 1, all: 4 } }],
  });
  await decide(reply.id, { isApproved: true, notice: null });
  expect(await statusOf(order)).toBe("complete");
  expect(await heldByProvider(shop, order.uuid)).toBe(18_000);
  expect(await breaches(shop)).toEqual([]);
});

test.each([
  ["no picture of what is spoiled", { photos: [] }, "CLAIM_PHOTO_REQUIRED"],
  ["a picture that nobody sent", { photos: [`uploads/${"0".repeat(32)}.jpg`] }, "PICTURE_NOT_FOUND"],
  ["more than was bought", { options: [{ id: 0, optionUnit: 2 }] }, "CLAIM_QUANTITY_WRONG"],
  [
    "more pieces than there are",
    { options: [{ id: 0, optionUnit: 1, pieces: { bad: 5, all: 4 } }] },
    "CLAIM_QUANTITY_WRONG",
  ],
  ["fresh food that is not wanted any more", { reason: "changed_mind" }, "CLAIM_NOT_FOR_FRESH"],
] as const)("%s is refused", async (_name, over, code) => {
  const { token, order, option } = await arrived([{ price: 20_000 }]);
  const options = ("options" in over ? over.options : [{ id: 0, optionUnit: 1 }]).map((each) => ({
    ...each,
    id: option,
  }));
  expect((await ask(token, order, { ...over, options } as Partial<ReturnResolution>)).refusal).toMatchObject({
    code,
  });
  expect(await statusOf(order)).toBe("delivery_end");
});

test("a claim is refused before delivery, after three months, and with another account's picture", async () => {
  const token = await guest(shop);
  const order = await buyThroughCart(shop, token, [{ price: 20_000 }]);
  expect((await ask(token, order, {})).refusal.code).toBe("CLAIM_TOO_EARLY");
  await deliver(shop, order);
  const photos = [await uploadPhoto(shop, await guest(shop))];
  const option = await optionOf(shop, order);
  expect((await ask(token, order, { photos, options: [{ id: option, optionUnit: 1 }] })).refusal.code).toBe(
    "PICTURE_NOT_FOUND",
  );
  const own = [await uploadPhoto(shop, token)];
  later(shop, 91 * 24 * 60);
  expect(
    (await ask(token, order, { photos: own, options: [{ id: option, optionUnit: 1 }] })).refusal.code,
  ).toBe("CLAIM_TOO_LATE");
});

type Decision =
  | { isApproved: true; refundPrice?: number; notice: string | null }
  | { isApproved: false; notice: string };

function decide(id: number, decision: Decision) {
  if (!decision.isApproved) {
    return shop.call(work, "PUT /operator/v1/claims/{id}/deny", {
      path: { id },
      body: { notice: decision.notice },
    });
  }
  const { refundPrice, notice } = decision;
  return shop.call(work, "PUT /operator/v1/claims/{id}/approve", {
    path: { id },
    body: { ...(refundPrice === undefined ? {} : { refundPrice }), ...(notice === null ? {} : { notice }) },
  });
}

async function arrived(seeds: ProductSeed[], as?: string, usedPoint = 0, waiting = 0) {
  const token = as ?? (await member(shop));
  const options = { usedPoint, arrivals: seeds.length - waiting };
  return { token, ...(await buyAndReceive(shop, token, seeds, options)) };
}

const ask = (token: string, order: CartOrder, over: Partial<ReturnResolution>) =>
  requestReturn(shop, token, order, over);

async function statusOf(order: CartOrder): Promise<string | undefined> {
  const [row] = await select<{ status: string }>(shop, "select status from order_product where id = $1", [
    order.productIds[0],
  ]);
  return row?.status;
}
