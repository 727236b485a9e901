import { afterAll, beforeAll, expect, test } from "vitest";
import { buyGift } from "../../../testing/buy-gift-and-enter-address-steps.ts";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { deliver, moveProduct } from "../../../testing/deliver-order.ts";
import { guest, member, seedProduct, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const counts = async (token: string) => (await shop.call(token, "GET /v1/app-users/my-page")).reply;

test("a new member's page counts nothing", async () => {
  expect(await counts(await member(shop))).toEqual({
    orders: {
      bank_transfer_waiting: 0,
      paid: 0,
      delivery_waiting: 0,
      delivery_delay: 0,
      delivering: 0,
      delivery_end: 0,
    },
    coupons: 0,
    reviewable: 0,
    reviews: 0,
    favorites: 0,
    gifts: { received: 0, addressWaiting: 0, sent: 0 },
  });
});

test("an order counts in each state of its products, as often as the filtered list shows it", async () => {
  const token = await member(shop);
  const split = await buyThroughCart(shop, token, [{ price: 20_000 }, { price: 20_000 }]);
  await deliver(shop, split, [0]);
  const [, second] = split.productIds;
  await moveProduct(shop, split, second ?? 0, "paid", "delivery_waiting");
  await moveProduct(shop, split, second ?? 0, "delivery_waiting", "delivery_delay");
  await buyThroughCart(shop, token, [{ price: 20_000 }, { price: 20_000 }]);
  const { orders, reviewable } = await counts(token);
  for (const [oipStatus, count] of Object.entries(orders)) {
    const query = { oipStatus: oipStatus as keyof typeof orders };
    const { reply } = await shop.call(token, "GET /v1/app-users/order-items", { query });
    expect([oipStatus, reply.list.length]).toEqual([oipStatus, count]);
  }
  expect(orders).toMatchObject({ paid: 1, delivery_delay: 1, delivery_end: 1, delivering: 0 });
  expect(reviewable).toBe(1);
});

test("favourites count without removed products; gifts count where they wait and where they were sent", async () => {
  const [sender, receiver] = [await member(shop), await member(shop)];
  const [kept, removed] = [await seedProduct(shop.database.db), await seedProduct(shop.database.db)];
  for (const { productId: id } of [kept, removed]) {
    await shop.call(receiver, "POST /v1/app-users/favorites/{id}", { path: { id } });
  }
  await shop.database.db.pool.query("update product set status = 'removed' where id = $1", [
    removed.productId,
  ]);
  const { links } = await buyGift(shop, sender, { receivers: 2, notiType: "kakaotalkSend" });
  for (const id of links) await shop.call(receiver, "GET /v1/gift/to/{id}", { path: { id } });
  const path = { id: links[0] ?? "" };
  await shop.call(receiver, "POST /v1/gift/to/{id}/decline", { path, body: {} });
  expect(await counts(receiver)).toMatchObject({
    favorites: 1,
    gifts: { received: 2, addressWaiting: 1, sent: 0 },
  });
  expect((await counts(sender)).gifts).toEqual({ received: 0, addressWaiting: 0, sent: 1 });
});

test("a guest has no page of counts", async () => {
  expect((await shop.call(await guest(shop), "GET /v1/app-users/my-page")).refusal.code).toBe("MEMBER_ONLY");
});
