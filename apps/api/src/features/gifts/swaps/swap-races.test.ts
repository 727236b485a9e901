import { afterAll, beforeAll, expect, test } from "vitest";
import { enterAddressOfGift } from "../../../testing/buy-gift-and-enter-address-steps.ts";
import { placeOrder } from "../../../testing/checkout-steps.ts";
import { buySwappableGift, type SwappableGift, swap } from "../../../testing/gift-swap-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { member, seedProduct, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import {
  breaches,
  countStock,
  heldByProvider,
  later,
  select,
  stockOf,
} from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { expireGifts } from "../timed/expire-gifts.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

const TURNS = 5;
const path = (gift: SwappableGift) => ({ id: gift.links[0] ?? "" });
const decline = (gift: SwappableGift) =>
  shop.call(null, "POST /v1/gift/to/{id}/decline", { path: path(gift), body: {} });
const accept = (gift: SwappableGift) =>
  shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: gift.orderId }, body: {} });
const takeBack = (gift: SwappableGift) =>
  shop.call(work, "PUT /operator/v1/gifts/{id}/swap/take-back", {
    path: { id: gift.giftIds[0] ?? 0 },
    body: { reason: "시험" },
  });
const lineOf = async (gift: SwappableGift) =>
  (
    await select<{ option_id: number; status: string }>(
      shop,
      "select oo.option_id, op.status from order_option oo join order_product op on op.id = oo.order_product_id where oo.id = $1",
      [gift.lineIds[0]],
    )
  )[0];

test("of swaps of one gift at once one counts, and its units are the only ones that moved", async () => {
  const gift = await buySwappableGift(shop, await member(shop));
  const { optionIds } = await seedProduct(shop.database.db, { price: gift.price, base: 0, stock: 5 });
  const others = [gift.other, optionIds[0], gift.other, optionIds[0]];
  const answers = await Promise.all(others.map((to) => swap(shop, gift, { to })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await stockOf(shop, gift.optionId)).toEqual({ on_hand: 9, reserved: 0 });
  const left = await Promise.all([gift.other, optionIds[0]].map((id) => stockOf(shop, id)));
  expect(left.map((row) => row?.on_hand).toSorted()).toEqual([4, 5]);
  expect(await breaches(shop)).toEqual([]);
});

test("of several gifts and buyers that want the last unit at once one gets it", async () => {
  const buyers = await Promise.all(Array.from({ length: 3 }, () => member(shop)));
  const gift = await buySwappableGift(shop, await member(shop), { receivers: 4 });
  await countStock(shop, gift.other, 1);
  const [product] = await select<{ product_id: number }>(
    shop,
    "select product_id from product_option where id = $1",
    [gift.other],
  );
  const pick = { productId: product?.product_id ?? 0, optionId: gift.other };
  const answers = await Promise.allSettled([
    ...[0, 1, 2, 3].map(async (at) => (await swap(shop, gift, { at })).status === 200 || refused()),
    ...buyers.map((token) => placeOrder(shop, token, pick)),
  ]);
  expect(answers.filter(({ status }) => status === "fulfilled").length).toBe(1);
  const left = await stockOf(shop, gift.other);
  expect((left?.on_hand ?? 0) - (left?.reserved ?? 0)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("a swap against accepting, declining and a second swap: a packed or ended gift is swapped no more, and no unit is lost", async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const gift = await buySwappableGift(shop, await member(shop));
    await enterAddressOfGift(shop, gift.links[0]);
    const [swapped, accepted, declined] = await Promise.all([
      swap(shop, gift),
      accept(gift),
      turn % 2 === 0 ? decline(gift) : swap(shop, gift),
    ]);
    const line = await lineOf(gift);
    const isSwapped = swapped.status === 200 || (turn % 2 === 1 && declined.status === 200);
    expect(line?.option_id).toBe(isSwapped ? gift.other : gift.optionId);
    expect(line?.status === "delivery_waiting").toBe(accepted.status === 200);
    const isEnded = line?.status === "withdraw_complete";
    const [own, other] = await Promise.all([stockOf(shop, gift.optionId), stockOf(shop, gift.other)]);
    expect([own?.on_hand, other?.on_hand]).toEqual([
      isSwapped || isEnded ? 9 : 8,
      isSwapped && !isEnded ? 4 : 5,
    ]);
  }
  expect(await breaches(shop)).toEqual([]);
});

test("a swap against a withdrawal of the gift or of its whole group by the sender: all money and units come back", async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const sender = await member(shop);
    const gift = await buySwappableGift(shop, sender);
    const id = { path: { id: gift.giftIds[0] ?? 0 } };
    const [, ended] = await Promise.all([
      swap(shop, gift),
      turn % 2 === 0
        ? shop.call(sender, "PUT /v1/gift/to/{id}/withdraw", id)
        : shop.call(sender, "PUT /v1/gift/group/{id}/withdraw", { path: { id: gift.groupId } }),
    ]);
    expect([ended.status, (await lineOf(gift))?.status]).toEqual([200, "withdraw_complete"]);
    const stocks = await Promise.all([stockOf(shop, gift.optionId), stockOf(shop, gift.other)]);
    expect(stocks.map((each) => each?.on_hand)).toEqual([9, 5]);
    expect(await heldByProvider(shop, gift.orderUuid)).toBe(0);
  }
  expect(await breaches(shop)).toEqual([]);
});

test("a swap against its taking back, accepting and expiry keeps stock, swap and promise in agreement", async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const gift = await buySwappableGift(shop, await member(shop));
    if (turn % 2 === 0) await enterAddressOfGift(shop, gift.links[0], { receiveOn: "2026-12-04" });
    await swap(shop, gift);
    await Promise.all([takeBack(gift), takeBack(gift), accept(gift), expireGifts(shop.services)]);
    const [swapOf] = await select<{ is_back: boolean }>(
      shop,
      "select taken_back_at is not null as is_back from gift_swap where gift_id = $1",
      [gift.giftIds[0]],
    );
    expect((await lineOf(gift))?.option_id).toBe(swapOf?.is_back ? gift.optionId : gift.other);
  }
  later(shop, 8 * 24 * 60);
  await expireGifts(shop.services);
  expect(await breaches(shop)).toEqual([]);
});

function refused(): never {
  throw new Error("The swap was refused");
}
