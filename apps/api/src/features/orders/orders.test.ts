import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calculate, check, type Placed, pay, placeOrder } from "../../testing/checkout-steps.ts";
import { guest, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
let paid: { id: number; order: Placed; name: string }[];
beforeAll(async () => {
  shop = await createTestShop();
  token = await guest(shop);
  paid = [];
  for (let index = 0; index < 5; index += 1) {
    const { productId, optionIds } = await seedProduct(shop.database.db, {
      price: 12_000,
      listPrice: 15_000,
    });
    const name = ["사과", "배", "감귤", "사과즙", "포도"][index] ?? "";
    await select(shop, "update product set name = $2 where id = $1", [productId, name]);
    const order = await placeOrder(shop, token, { productId, optionId: optionIds[0] });
    paid.push({ id: (await pay(shop, token, order)).reply.id, order, name });
  }
  const { productId, optionIds } = await seedProduct(shop.database.db);
  await placeOrder(shop, token, { productId, optionId: optionIds[0] });
  await select(shop, "update orders set created_at = '2025-12-31T15:00:00Z' where id = $1", [paid[0]?.id]);
});
afterAll(() => shop.close());

test("orders are listed newest first in pages, without unpaid attempts", async () => {
  const first = await list({ take: 2 });
  expect(first.list.map(({ id }) => id)).toEqual([paid[4]?.id, paid[3]?.id]);
  const second = await list({ take: 2, nextPage: first.nextPage ?? "" });
  const third = await list({ take: 2, nextPage: second.nextPage ?? "" });
  expect([...second.list, ...third.list].map(({ id }) => id)).toEqual([
    paid[2]?.id,
    paid[1]?.id,
    paid[0]?.id,
  ]);
  expect(third.nextPage).toBeNull();
  const byNumber = await list({ take: 2, page: 1 });
  expect([byNumber.page, byNumber.list]).toEqual([1, second.list]);
});

test("a paid order stores where its buyer came from: the link of a live broadcast", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const tmp = await shop.call(token, "POST /v4/app-users/order-tmp", {
    query: { utm_source: "live", utm_campaign: "tangerine" },
    body: { productId, optionGroups: [{ optionId: optionIds[0], optionUnit: 1 }] },
  });
  const form = await calculate(shop, token, tmp.reply.id);
  const placed = await check(shop, token, form);
  const { id } = (await pay(shop, token, { ...placed.reply, orderTmpId: form.id })).reply;
  await select(shop, "update orders set created_at = '2024-01-01T00:00:00Z' where id = $1", [id]);
  const order = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id } });
  expect(order.reply.attributionOrder).toMatchObject({ utmSource: "live", utmCampaign: "tangerine" });
});

test.each([
  ["a state", { oipStatus: "request" }, 1],
  ["another state", { oipStatus: "delivering" }, 0],
  ["a name", { productName: "사과" }, 2],
  ["a name with spaces around", { productName: " 감귤 " }, 1],
  ["a year in Korea", { year: 2025 }, 0],
  ["the month in Korea in which the year begins", { year: 2026, month: 1 }, 1],
  ["the last month of a year", { year: 2025, month: 12 }, 0],
  ["this month", { year: 2026, month: 11 }, 4],
] as const)("orders are found by %s", async (_what, query, count) => {
  expect((await list(query)).list).toHaveLength(count);
});

test("an order shows the names and prices of its day, whatever the product's are now", async () => {
  const [{ id, order }] = paid as [(typeof paid)[number]];
  await select(shop, "update product set name = '다른 이름', list_price = 99000, price = 99000");
  await select(shop, "update product_option set list_price = 99000, price = 99000");
  const { reply } = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id } });
  expect(reply).toMatchObject({
    uuid: order.orderId,
    orderName: "사과",
    orderItemPrice: {
      totalListPrice: 15_000,
      totalProductsPrice: 12_000,
      totalShippingFee: 3000,
      totalPrice: 15_000,
      usedPoint: 0,
    },
    orderItemProducts: [
      { product: { name: "사과" }, orderOptionGroups: [{ price: 12_000, listPrice: 15_000 }] },
    ],
    payment: { paymentMethodType: "card", paymentStatus: "paid", refundedPrice: 0 },
    isFirstPurchase: true,
    withdrawType: "normal",
    address: { receiverName: "김하루", areaAddress: "major" },
  });
  const last = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: paid[4]?.id ?? 0 } });
  expect(last.reply.isFirstPurchase).toBe(false);
});

type Query = NonNullable<Input<"GET /v1/app-users/order-items">["query"]>;

async function list(query: Query) {
  return (await shop.call(token, "GET /v1/app-users/order-items", { query })).reply;
}
