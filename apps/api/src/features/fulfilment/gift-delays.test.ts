import { afterAll, beforeAll, expect, test } from "vitest";
import { buyGift, enterAddressOfGift } from "../../testing/buy-gift-and-enter-address-steps.ts";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member, newPhone, seedRules, signUp } from "../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { sendMessages } from "../messages/sending/send-messages.ts";
import { notifyOrderUpdates } from "../order-updates/notify-order-updates.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

const REASON = "산지에 비가 와서";
const hold = (id: number, shipsOn?: string) =>
  shop.call(work, "PUT /operator/v1/orders/{id}/hold", {
    path: { id },
    body: { reason: REASON, ...(shipsOn === undefined ? {} : { shipsOn }) },
  });

test("a delayed gift to 제주 moves by the days to 제주, and its receiver is told once, its sender not", async () => {
  const [phone, door] = [newPhone(), newPhone()];
  const { token } = (await signUp(shop, { phone })).reply;
  const gift = await buyGift(shop, token);
  await select(
    shop,
    `update distributor set region = '경북 영주시'
      where id = (select distributor_id from order_product where id = $1)`,
    [gift.orderProductIds[0]],
  );
  const selectedAddress = "제주 제주시 문연로 6";
  await enterAddressOfGift(shop, gift.links[0], { phone: door, selectedAddress, zonecode: "63122" });
  const before = await lineOf(gift.links[0]);
  expect((await hold(gift.orderId, "2026-11-26")).status).toBe(200);
  const after = await lineOf(gift.links[0]);
  expect(after?.deliveryPromise).toEqual({
    dispatchDate: "2026-11-26",
    arrivalFrom: "2026-11-28",
    arrivalTo: "2026-11-28",
    change: { arrivalTo: before?.deliveryPromise?.arrivalTo, reason: REASON },
  });
  await Promise.all([tell(), tell()]);
  await tell();
  const texts = await textsTo(door);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain(`사유: ${REASON}`);
  expect(texts[0]).toContain("새 도착 예정일: 11월 28일 (토)");
  expect((await textsTo(phone)).join()).not.toContain(REASON);
  expect(await breaches(shop)).toEqual([]);
});

test("a delay without a day leaves the line without a promise and with its reason, until it is accepted again", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{}]);
  const shown = async () => {
    const { reply } = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: order.id } });
    const [line] = reply.orderItemProducts.flatMap(({ orderOptionGroups }) => orderOptionGroups);
    return { last: reply.lastArrivalDate, delay: line?.undatedDelay, promise: line?.deliveryPromise };
  };
  await hold(order.id);
  expect(await shown()).toEqual({ last: null, delay: REASON, promise: null });
  const [listed] = (await shop.call(token, "GET /v1/app-users/order-items")).reply.list;
  expect(listed?.lastArrivalDate).toBeNull();
  await shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: order.id }, body: {} });
  expect(await shown()).toMatchObject({ delay: null, promise: { arrivalTo: expect.any(String) } });
});

async function lineOf(link: string | undefined) {
  const { reply } = await shop.call(null, "GET /v1/gift/to/{id}", { path: { id: link ?? "" } });
  return reply.orderItemProducts[0]?.orderOptionGroups[0];
}

async function tell(): Promise<void> {
  // The notice of an act that can be undone waits 10 s.
  later(shop, 11 / 60);
  await notifyOrderUpdates(shop.services);
  await sendMessages(shop.services);
}

async function textsTo(phone: string): Promise<string[]> {
  const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
  return list.map(({ text }) => text);
}
