import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyGift, enterAddressOfGift } from "../../../testing/buy-gift-and-enter-address-steps.ts";
import { member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import {
  breaches,
  heldByProvider,
  later,
  select,
  stockOf,
} from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { sendMessages } from "../../messages/sending/send-messages.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());
beforeEach(() => shop.sandbox("/_sim/messages/clear", {}));

const show = async (token: string, id: number) =>
  (await shop.call(token, "GET /v1/gift/group/{id}", { path: { id } })).reply;
const preview = (token: string, id: number, giftToId?: number) =>
  shop.call(token, "GET /v1/gift/group/{id}/refund-preview", {
    path: { id },
    query: giftToId === undefined ? {} : { giftToId },
  });
const takeBackOne = (token: string, id: number | undefined, query = {}, headers = {}) =>
  shop.call(token, "PUT /v1/gift/to/{id}/withdraw", { path: { id: id ?? 0 }, query }, headers);
const takeBackAll = (token: string, id: number, query = {}) =>
  shop.call(token, "PUT /v1/gift/group/{id}/withdraw", { path: { id }, query });
const resendOne = (token: string, id: number | undefined) =>
  shop.call(token, "POST /v1/gift/to/{id}/alimtalk", { path: { id: id ?? 0 } });
const resendAll = (token: string, id: number) =>
  shop.call(token, "POST /v1/gift/group/{id}/alimtalk", { path: { id } });

test("sent gifts are counted and listed, fifteen a page, the newest first", async () => {
  const token = await member(shop);
  const groups: number[] = [];
  for (let turn = 0; turn < 3; turn += 1)
    groups.unshift((await buyGift(shop, token, { receivers: 2 })).groupId);
  await buyGift(shop, token, { until: "placed" });
  const page = await shop.call(token, "GET /v1/gift/group", { query: { take: 2 } });
  expect(page.reply.list.map(({ id }) => id)).toEqual(groups.slice(0, 2));
  expect(page.reply.list[0]).toMatchObject({
    giftGroupStatus: "in_progress",
    receiverCount: 2,
    sendCount: 2,
    emptyAddressCount: 2,
    canAllWithdraw: true,
    receiverNames: ["받는이1", "받는이2"],
  });
  const rest = await shop.call(token, "GET /v1/gift/group", {
    query: { nextPage: page.reply.nextPage ?? "" },
  });
  expect([rest.reply.list.map(({ id }) => id), rest.reply.nextPage]).toEqual([groups.slice(2), null]);
  expect((await shop.call(token, "GET /v1/app-users/counts")).reply.giftGroupCount).toBe(3);
  expect((await shop.call(token, "GET /v1/gift/group", { query: { nextPage: "x" } })).refusal.code).toBe(
    "INVALID_INPUT",
  );
});

test("withdrawing one gift refunds its part with its stock and tax-free share, and the group shows the rest", async () => {
  const token = await member(shop);
  const gift = await buyGift(shop, token, { receivers: 3, product: { price: 12_345, stock: 10 } });
  const held = await heldByProvider(shop, gift.orderUuid);
  const seen = await preview(token, gift.groupId, gift.giftIds[1]);
  expect(seen.reply).toEqual({ refundPrice: 12_345, refundPoint: 0 });
  expect((await takeBackOne(token, gift.giftIds[1], { refundPrice: 1 })).refusal.code).toBe("REFUND_CHANGED");
  const back = await takeBackOne(token, gift.giftIds[1], seen.reply);
  expect(back.reply).toMatchObject({
    giftStatus: "withdrawn",
    refundPrice: 12_345,
    canWithdraw: false,
    canAllWithdraw: true,
    sendCount: 2,
    emptyAddressCount: 2,
  });
  expect(held - (await heldByProvider(shop, gift.orderUuid))).toBe(12_345);
  expect(await stockOf(shop, gift.optionId)).toEqual({ on_hand: 8, reserved: 0 });
  expect(
    await select(shop, "select money, tax_free from cancellation where order_id = $1", [gift.orderId]),
  ).toEqual([{ money: 12_345, tax_free: 12_345 }]);
  expect((await takeBackOne(token, gift.giftIds[1])).refusal.code).toBe("GIFT_OVER");
  const opened = await shop.call(null, "GET /v1/gift/to/{id}", { path: { id: gift.links[1] ?? "" } });
  expect(opened.reply).toMatchObject({ giftStatus: "withdrawn", canEnterAddress: false });
  expect(await breaches(shop)).toEqual([]);
});

test("withdrawing all gifts refunds the last won and point, once", async () => {
  const token = await member(shop);
  const gift = await buyGift(shop, token, {
    receivers: 3,
    usedPoint: 2000,
    product: { price: 9000, stock: 10 },
  });
  const { reply: seen } = await preview(token, gift.groupId);
  expect(seen.refundPoint).toBe(2000);
  const back = await takeBackAll(token, gift.groupId, seen);
  expect(back.reply).toMatchObject({
    giftGroupStatus: "withdrawn",
    canAllWithdraw: false,
    sendCount: 0,
    emptyAddressCount: 0,
    ...seen,
  });
  expect(await heldByProvider(shop, gift.orderUuid)).toBe(0);
  expect(await stockOf(shop, gift.optionId)).toEqual({ on_hand: 10, reserved: 0 });
  expect((await shop.call(token, "GET /v1/app-users/my-point")).reply.point).toBe(2000);
  expect((await takeBackAll(token, gift.groupId)).refusal.code).toBe("GIFT_OVER");
  expect(await breaches(shop)).toEqual([]);
});

test("an accepted gift can be withdrawn neither alone nor with all; the others still can", async () => {
  const token = await member(shop);
  const gift = await buyGift(shop, token, { receivers: 2 });
  await enterAddressOfGift(shop, gift.links[0]);
  expect((await show(token, gift.groupId)).canAllWithdraw).toBe(false);
  expect((await takeBackAll(token, gift.groupId)).refusal.code).toBe("GIFT_WITHDRAW_TOO_LATE");
  expect((await preview(token, gift.groupId)).refusal.code).toBe("GIFT_WITHDRAW_TOO_LATE");
  expect((await takeBackOne(token, gift.giftIds[0])).refusal.code).toBe("GIFT_WITHDRAW_TOO_LATE");
  expect((await takeBackOne(token, gift.giftIds[1])).status).toBe(200);
  expect(await show(token, gift.groupId)).toMatchObject({ sendCount: 1, emptyAddressCount: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("the cancel calls of orders refuse a gift", async () => {
  const token = await member(shop);
  const { orderId, orderProductIds } = await buyGift(shop, token);
  const path = { id: orderId, pid: orderProductIds[0] ?? 0 };
  const answers = [
    await shop.call(token, "PUT /v3/app-users/orders/{id}/withdraw", { path }),
    await shop.call(token, "PUT /v3/app-users/order-items/{id}/products/{pid}/withdraw", { path }),
    await shop.call(token, "GET /v1/app-users/orders/{id}/refund-preview", { path }),
  ];
  expect(answers.map(({ refusal }) => refusal.code)).toEqual(["GIFT_ORDER", "GIFT_ORDER", "GIFT_ORDER"]);
});

test("a gift awaiting its deposit is closed as a whole, and its links are never sent", async () => {
  const token = await member(shop);
  const gift = await buyGift(shop, token, {
    receivers: 2,
    method: "vbank",
    usedPoint: 1000,
    product: { stock: 5 },
  });
  expect(await show(token, gift.groupId)).toMatchObject({
    giftGroupStatus: "payment_waiting",
    expireDate: null,
  });
  expect((await resendAll(token, gift.groupId)).refusal.code).toBe("GIFT_NOT_SENT");
  expect((await takeBackOne(token, gift.giftIds[0])).refusal.code).toBe("PAYMENT_PENDING");
  const back = await takeBackAll(token, gift.groupId);
  expect(back.reply).toMatchObject({ giftGroupStatus: "withdrawn", refundPrice: 0, refundPoint: 1000 });
  expect(await stockOf(shop, gift.optionId)).toEqual({ on_hand: 5, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("a message is sent again at most three times, ten minutes apart", async () => {
  const token = await member(shop);
  const gift = await buyGift(shop, token);
  expect((await resendOne(token, gift.giftIds[0])).refusal.code).toBe("GIFT_RESEND_TOO_SOON");
  for (const count of [2, 3, 4]) {
    later(shop, 10);
    expect((await resendOne(token, gift.giftIds[0])).reply.messageCount).toBe(count);
  }
  later(shop, 10);
  expect((await resendOne(token, gift.giftIds[0])).refusal.code).toBe("GIFT_RESEND_LIMIT");
  expect((await show(token, gift.groupId)).giftTos[0]).toMatchObject({ messageCount: 4, resendAt: null });
  await sendMessages(shop.services);
  const texts = (await inbox()).filter(({ text }) => text.includes(`/gift/${gift.links[0]}`));
  expect(texts).toHaveLength(4);
});

test("resending to all reaches only receivers without an address", async () => {
  const token = await member(shop);
  const gift = await buyGift(shop, token, { receivers: 3 });
  await enterAddressOfGift(shop, gift.links[1]);
  expect((await resendAll(token, gift.groupId)).refusal.code).toBe("GIFT_RESEND_TOO_SOON");
  later(shop, 10);
  expect((await resendAll(token, gift.groupId)).reply).toMatchObject({
    sendCount: 2,
    giftTos: [{ messageCount: 2 }, { messageCount: 1 }, { messageCount: 2 }],
  });
  expect((await resendOne(token, gift.giftIds[1])).refusal.code).toBe("GIFT_OVER");
  const byHand = await buyGift(shop, token, { notiType: "kakaotalkSend" });
  expect((await resendOne(token, byHand.giftIds[0])).refusal.code).toBe("GIFT_NOT_BY_MESSAGE");
  expect((await show(token, byHand.groupId)).giftTos[0]).toMatchObject({
    uuid: byHand.links[0],
    link: `http://localhost:3000/gift/${byHand.links[0]}`,
    messageCount: 0,
  });
});

test("a gift withdrawn before its message was sent is not announced", async () => {
  const token = await member(shop);
  const gift = await buyGift(shop, token, { receivers: 2 });
  await takeBackOne(token, gift.giftIds[0]);
  await sendMessages(shop.services);
  const texts = (await inbox()).map(({ text }) => text).join();
  expect(texts).not.toContain(String(gift.links[0]));
  expect(texts).toContain(String(gift.links[1]));
});

test("a gift of another account is not found", async () => {
  const gift = await buyGift(shop, await member(shop));
  const stranger = await member(shop);
  const answers = [
    await shop.call(stranger, "GET /v1/gift/group/{id}", { path: { id: gift.groupId } }),
    await preview(stranger, gift.groupId),
    await takeBackAll(stranger, gift.groupId),
    await takeBackOne(stranger, gift.giftIds[0]),
    await resendAll(stranger, gift.groupId),
    await resendOne(stranger, gift.giftIds[0]),
  ];
  expect(answers.map(({ refusal }) => refusal.code)).toEqual(Array(6).fill("GIFT_NOT_FOUND"));
  expect((await shop.call(stranger, "GET /v1/gift/group")).reply.list).toEqual([]);
});

test("a member cannot leave while a sent gift is open", async () => {
  const token = await member(shop);
  const gift = await buyGift(shop, token);
  const blocks = async () => (await shop.call(token, "GET /v1/app-users/leave-preview")).reply.blocks;
  expect(await blocks()).toContain("openGifts");
  await takeBackAll(token, gift.groupId);
  expect(await blocks()).toEqual([]);
});

async function inbox(): Promise<{ text: string }[]> {
  return (await shop.sandbox("/_sim/messages")).list as { text: string }[];
}
