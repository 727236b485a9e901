import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type BoughtGift,
  buyGift,
  enterAddressOfGift,
} from "../../testing/buy-gift-and-enter-address-steps.ts";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member, newPhone, seedRules, signUp } from "../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, later, select } from "../../testing/read-and-set-shop-state.ts";
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
beforeEach(() => shop.sandbox("/_sim/messages/clear", {}));

const accept = (gift: BoughtGift, indexes?: number[]) =>
  shop.call(work, "PUT /operator/v1/orders/{id}/accept", {
    path: { id: gift.orderId },
    body: ids(gift, indexes),
  });
const dispatch = (gift: BoughtGift, invoiceNumber: string, indexes?: number[]) =>
  shop.call(work, "PUT /operator/v1/orders/{id}/dispatch", {
    path: { id: gift.orderId },
    body: { ...ids(gift, indexes), carrier: "04", invoiceNumber },
  });
const arrive = (gift: BoughtGift, indexes: number[]) =>
  shop.call(work, "PUT /operator/v1/orders/{id}/arrive", {
    path: { id: gift.orderId },
    body: { ...ids(gift, indexes), reason: "도착했어요" },
  });

test("only parts with an address are packed, one parcel per receiver, and the gift's status follows its products", async () => {
  const gift = await buyGift(shop, await member(shop), { receivers: 3 });
  expect((await accept(gift)).refusal.code).toBe("GIFT_WITHOUT_ADDRESS");
  await enterAddressOfGift(shop, gift.links[0]);
  await enterAddressOfGift(shop, gift.links[1]);
  expect((await accept(gift, [0, 2])).refusal.code).toBe("GIFT_WITHOUT_ADDRESS");
  expect((await accept(gift)).reply.orderItemProducts.map((each) => each.orderItemProductStatus)).toEqual([
    "delivery_waiting",
    "delivery_waiting",
    "paid",
  ]);
  expect(await statuses(gift)).toEqual(["delivery_waiting", "delivery_waiting", "unused"]);
  expect((await dispatch(gift, "1111111111")).refusal.code).toBe("GIFT_PARCEL_APART");
  expect((await dispatch(gift, "1111111111", [0])).status).toBe(200);
  expect((await dispatch(gift, "1111111111", [1])).refusal.code).toBe("GIFT_PARCEL_APART");
  expect((await dispatch(gift, "2222222222", [1])).status).toBe(200);
  expect(await statuses(gift)).toEqual(["delivering", "delivering", "unused"]);
  await arrive(gift, [0]);
  expect(await statuses(gift)).toEqual(["delivered", "delivering", "unused"]);

  const seen = await shop.call(null, "GET /v1/gift/to/{id}", { path: { id: gift.links[1] ?? "" } });
  expect(seen.reply.shipments.map(({ invoiceNumber }) => invoiceNumber)).toEqual(["2222222222"]);
  expect(await breaches(shop)).toEqual([]);
});

test("the database refuses dispatch without an address, and two gifts in one parcel", async () => {
  const gift = await buyGift(shop, await member(shop), { receivers: 2 });
  await expect(
    select(shop, "update order_product set status = 'delivery_waiting' where id = $1", [
      gift.orderProductIds[0],
    ]),
  ).rejects.toThrow("has no address");
  await enterAddressOfGift(shop, gift.links[0]);
  await enterAddressOfGift(shop, gift.links[1]);
  await accept(gift);
  await dispatch(gift, "3333333333", [0]);
  await expect(
    select(
      shop,
      `insert into shipment_product (order_product_id, shipment_id)
       select $1, sp.shipment_id from shipment_product sp where sp.order_product_id = $2`,
      [gift.orderProductIds[1], gift.orderProductIds[0]],
    ),
  ).rejects.toThrow("another receiver");
});

test("a buyer's own order cannot be in the parcel of a gift", async () => {
  const token = await member(shop);
  const gift = await buyGift(shop, token);
  await enterAddressOfGift(shop, gift.links[0]);
  await accept(gift);
  await dispatch(gift, "4444444444", [0]);
  const own = await buyThroughCart(shop, token, [{ price: 10_000 }]);
  await shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: own.id }, body: {} });
  const sent = await shop.call(work, "PUT /operator/v1/orders/{id}/dispatch", {
    path: { id: own.id },
    body: { carrier: "04", invoiceNumber: "4444444444" },
  });
  expect(sent.refusal.code).toBe("GIFT_PARCEL_APART");
});

test("the receiver is notified of dispatch, the sender of delivery, each once; the sender gets the points", async () => {
  const phone = newPhone();
  const { token } = (await signUp(shop, { phone })).reply;
  const gift = await buyGift(shop, token, { product: { price: 20_000 } });
  const door = newPhone();
  await enterAddressOfGift(shop, gift.links[0], { phone: door });
  await accept(gift);
  await dispatch(gift, "5555555555", [0]);
  await tell();
  expect(await textsTo(door)).toMatchObject([expect.stringContaining("송장번호: 5555555555")]);
  await arrive(gift, [0]);
  await Promise.all([tell(), tell()]);
  await tell();
  expect(await textsTo(door)).toHaveLength(2);
  const told = await textsTo(phone);
  expect(told.filter((text) => text.includes("받는이1님에게 선물이 도착했어요"))).toHaveLength(1);
  expect(told.join()).not.toContain("5555555555");

  const completed = await shop.call(token, "PUT /v1/app-users/order-items/{id}/products/{pid}/complete", {
    path: { id: gift.orderId, pid: gift.orderProductIds[0] ?? 0 },
  });
  expect(completed.status).toBe(200);
  const rewards = await select(shop, "select user_id from point_reward where order_product_id = $1", [
    gift.orderProductIds[0],
  ]);
  expect(rewards).toHaveLength(1);
  expect(await statuses(gift)).toEqual(["delivered"]);
  expect(await breaches(shop)).toEqual([]);
});

test("an out-of-stock part is refunded for its receiver, the others get theirs", async () => {
  const token = await member(shop);
  const gift = await buyGift(shop, token, { receivers: 3, product: { price: 7000, stock: 9 } });
  await enterAddressOfGift(shop, gift.links[0]);
  const held = await heldByProvider(shop, gift.orderUuid);
  const out = await shop.call(work, "PUT /operator/v1/orders/{id}/stock-out", {
    path: { id: gift.orderId },
    body: { ...ids(gift, [1]), reason: "냉해를 입었어요" },
  });
  expect(out.reply).toMatchObject({ refundPrice: 7000 });
  expect(held - (await heldByProvider(shop, gift.orderUuid))).toBe(7000);
  expect(await statuses(gift)).toEqual(["address_entered", "withdrawn", "unused"]);
  expect(await breaches(shop)).toEqual([]);
});

test("buyers are notified once each of payment, dispatch, delivery and cancellation", async () => {
  const phone = newPhone();
  const { token } = (await signUp(shop, { phone })).reply;
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 8000 }]);
  await tell();
  await shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: order.id }, body: {} });
  await shop.call(work, "PUT /operator/v1/orders/{id}/dispatch", {
    path: { id: order.id },
    body: { carrier: "04", invoiceNumber: "6666666666" },
  });
  await tell();
  await shop.call(work, "PUT /operator/v1/orders/{id}/arrive", {
    path: { id: order.id },
    body: { reason: "도착했어요" },
  });
  await tell();
  await tell();
  const heads = (await textsTo(phone)).map((text) => text.split("\n")[0]);
  expect(heads.filter((head) => head?.includes("상품") || head?.includes("주문"))).toEqual([
    "[오늘의과일] 상품이 도착했어요",
    "[오늘의과일] 상품이 출발했어요",
    "[오늘의과일] 주문을 받았어요",
  ]);
  const other = await buyThroughCart(shop, token, [{ price: 10_000 }]);
  await shop.call(token, "PUT /v3/app-users/orders/{id}/withdraw", { path: { id: other.id } });
  await tell();
  expect((await textsTo(phone)).join()).toContain("환불: 13,000원");
  await shop.call(token, "PUT /v1/app-users/settings", { body: { orderDeliveryAlarm: false } });
  const count = (await textsTo(phone)).length;
  const quiet = await buyThroughCart(shop, token, [{ price: 10_000 }]);
  await tell();
  // A payment is always notified; notifications of the delivery are switched off.
  expect(await textsTo(phone)).toHaveLength(count + 1);
  await shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: quiet.id }, body: {} });
  await shop.call(work, "PUT /operator/v1/orders/{id}/dispatch", {
    path: { id: quiet.id },
    body: { carrier: "04", invoiceNumber: "7777777777" },
  });
  await tell();
  expect(await textsTo(phone)).toHaveLength(count + 1);
});

function ids({ orderProductIds }: BoughtGift, indexes?: number[]) {
  return indexes === undefined
    ? {}
    : { orderItemProductIds: indexes.map((index) => orderProductIds[index] ?? 0) };
}

async function tell(): Promise<void> {
  // The notice of an act that can be undone waits 10 s.
  later(shop, 11 / 60);
  await notifyOrderUpdates(shop.services);
  await sendMessages(shop.services);
}

async function statuses({ groupId }: BoughtGift): Promise<string[]> {
  const rows = await select<{ status: string }>(
    shop,
    "select status from gift where gift_group_id = $1 order by position",
    [groupId],
  );
  return rows.map(({ status }) => status);
}

async function textsTo(phone: string): Promise<string[]> {
  const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
  return list.map(({ text }) => text);
}
