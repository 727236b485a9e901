import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../testing/buy-through-cart.ts";
import { cancelProduct, cancelWhole } from "../../testing/cancel-order-steps.ts";
import { pay, placeOrder } from "../../testing/checkout-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import {
  ADDRESS,
  givePoints,
  guest,
  ISLAND,
  JEJU,
  member,
  seedProduct,
  seedRules,
} from "../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const { guestOrderName: _name, guestOrderPhone: _phone, ...SEOUL } = ADDRESS;
const BUSAN = {
  ...SEOUL,
  selectedAddress: "부산 해운대구 우동 1",
  receiverName: "박바다",
  zonecode: "48058",
};
type Address = Input<"PUT /v1/app-users/orders/{id}/delivery-address">["body"];
const to = (token: string, order: Pick<CartOrder, "id">, body: Address, headers = {}) =>
  shop.call(
    token,
    "PUT /v1/app-users/orders/{id}/delivery-address",
    { path: { id: order.id }, body },
    headers,
  );
const seen = async (token: string, id: number) =>
  (await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id } })).reply;

test.each(["member", "guest"] as const)(
  "a %s changes the delivery address of an order and stays its orderer",
  async (kind) => {
    const token = kind === "member" ? await member(shop) : await guest(shop);
    const order = await buyThroughCart(shop, token, [{ price: 10_000 }]);
    const { reply } = await to(token, order, { ...BUSAN, memo: "경비실에 맡겨 주세요" });
    expect(reply).toMatchObject({
      refundPrice: 0,
      refundPoint: 0,
      address: { receiverName: "박바다", areaAddress: "major" },
    });
    const shown = await seen(token, order.id);
    expect(shown.address).toMatchObject({
      selectedAddress: "부산 해운대구 우동 1",
      zonecode: "48058",
      phone: "01012345678",
      guestOrderName: "김하루",
      guestOrderPhone: "01012345678",
    });
    expect(shown.memo).toBe("경비실에 맡겨 주세요");
    expect(shown.timeline.at(-1)).toMatchObject({ orderItemStatus: "paid", reason: "배송지를 바꿨어요" });
    expect(await breaches(shop)).toEqual([]);
  },
);

test("a change to an area with a higher fee is refused; to a lower one the difference is refunded once", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }], 0, JEJU);
  const held = await heldByProvider(shop, order.uuid);
  const { guestOrderName: _n, guestOrderPhone: _p, ...island } = ISLAND;
  expect((await to(token, order, island)).refusal.code).toBe("AREA_FEE_DIFFERS");
  const key = { "idempotency-key": "to-seoul" };
  for (const _turn of [1, 2]) expect((await to(token, order, SEOUL, key)).reply.refundPrice).toBe(3000);
  expect(await heldByProvider(shop, order.uuid)).toBe(held - 3000);
  const { guestOrderName: _m, guestOrderPhone: _q, ...jeju } = JEJU;
  expect((await to(token, order, jeju)).refusal.code).toBe("AREA_FEE_DIFFERS");
  expect(await breaches(shop)).toEqual([]);
});

test("a difference refunded for an address change is neither refunded again by later cancels nor withheld", async () => {
  const token = await member(shop);
  await givePoints(shop, token, 5000);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 8000 }], 5000, JEJU);
  expect((await to(token, order, SEOUL)).reply.refundPrice).toBe(6000);
  expect((await cancelProduct(shop, token, order, 0)).reply.refundPrice).toBe(13_000);
  expect((await cancelWhole(shop, token, order)).status).toBe(200);
  expect(await heldByProvider(shop, order.uuid)).toBe(0);
  expect((await shop.call(token, "GET /v1/app-users/my-point")).reply.point).toBe(5000);
  expect(await breaches(shop)).toEqual([]);
});

test("an order cannot be sent to an area that excludes one of its products", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000, undeliverableThird: true }]);
  const { guestOrderName: _n, guestOrderPhone: _p, ...island } = ISLAND;
  expect((await to(token, order, island)).refusal.code).toBe("UNDELIVERABLE_AREA");
});

test("the address cannot change once a product is packed, dispatched or cancelled", async () => {
  const token = await member(shop);
  const work = (await operator(shop)).token;
  const packed = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 8000 }]);
  await shop.call(work, "PUT /operator/v1/orders/{id}/accept", {
    path: { id: packed.id },
    body: { orderItemProductIds: packed.productIds.slice(1) },
  });
  expect((await to(token, packed, BUSAN)).refusal.code).toBe("ADDRESS_TOO_LATE");
  const cancelled = await buyThroughCart(shop, token, [{ price: 10_000 }]);
  await cancelWhole(shop, token, cancelled);
  expect((await to(token, cancelled, BUSAN)).refusal.code).toBe("ADDRESS_TOO_LATE");
  expect((await to(await member(shop), packed, BUSAN)).refusal.code).toBe("ORDER_NOT_FOUND");
  expect((await to(token, packed, { ...BUSAN, phone: "02-123-4567" })).refusal.code).toBe("PHONE_INVALID");
});

test("an order that waits for its deposit can change its address for the same area fee only", async () => {
  const token = await guest(shop);
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const placed = await placeOrder(shop, token, { productId, optionId: optionIds[0] }, "vbank");
  const { id } = (await pay(shop, token, placed, "VIRTUAL_ACCOUNT")).reply;
  expect((await to(token, { id }, BUSAN)).status).toBe(200);
  expect((await seen(token, id)).orderItemStatus).toBe("bank_transfer_waiting");
  expect(await breaches(shop)).toEqual([]);
});

test("concurrent cancel and address change refund nothing twice", async () => {
  for (let turn = 0; turn < 8; turn += 1) {
    const token = await member(shop);
    const order = await buyThroughCart(shop, token, [{ price: 10_000 }], 0, JEJU);
    const [changed, cancelled] = await Promise.all([
      to(token, order, SEOUL),
      cancelWhole(shop, token, order),
    ]);
    expect(cancelled.status).toBe(200);
    expect([200, 409]).toContain(changed.status);
    expect(await heldByProvider(shop, order.uuid)).toBe(0);
    const [given] = await select<{ money: number }>(
      shop,
      "select sum(money)::int as money from cancellation where order_id = $1",
      [order.id],
    );
    expect(given?.money).toBe(16_000);
  }
  expect(await breaches(shop)).toEqual([]);
});

test("concurrent acceptance and address change: a packed order is sent to the address it shows", async () => {
  const work = (await operator(shop)).token;
  for (let turn = 0; turn < 8; turn += 1) {
    const token = await member(shop);
    const order = await buyThroughCart(shop, token, [{ price: 10_000 }]);
    const [changed] = await Promise.all([
      to(token, order, BUSAN),
      shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: order.id }, body: {} }),
    ]);
    const { address } = await seen(token, order.id);
    expect(address?.zonecode).toBe(changed.status === 200 ? "48058" : "05551");
  }
  expect(await breaches(shop)).toEqual([]);
});
