import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { enterAddressOfGift } from "../../../testing/buy-gift-and-enter-address-steps.ts";
import {
  buySwappableGift,
  productNameOfOption,
  productNamesOfGift,
  receivedGift,
  type SwappableGift,
  swap,
} from "../../../testing/gift-swap-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, countStock, stockOf } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { sendMessages } from "../../messages/sending/send-messages.ts";

let shop: TestShop;
let work: string;
let token: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = new Date("2026-11-21T03:00:00Z");
  token = await member(shop);
});

const accept = (gift: SwappableGift) =>
  shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: gift.orderId }, body: {} });
const takeBack = (gift: SwappableGift) =>
  shop.call(work, "PUT /operator/v1/gifts/{id}/swap/take-back", {
    path: { id: gift.giftIds[0] ?? 0 },
    body: { reason: "농장에 비가 와서" },
  });

test("an operator sees a swap at once and takes it back with a reason, which the receiver is told", async () => {
  const gift = await buySwappableGift(shop, token);
  const [bought] = await productNamesOfGift(shop, gift);
  await swap(shop, gift);
  await enterAddressOfGift(shop, gift.links[0], { receiveOn: "2026-12-04" });
  const show = async () =>
    (await shop.call(work, "GET /operator/v1/orders/{id}", { path: { id: gift.orderId } })).reply;
  const other = await productNameOfOption(shop, gift.other);
  expect((await show()).deliveries[0]?.swap).toMatchObject({
    orderItemProductId: gift.orderProductIds[0],
    fromName: bought,
    toName: other,
    takenBackAt: null,
  });
  expect((await show()).order.orderItemProducts[0]?.product.name).toBe(other);
  expect((await takeBack(gift)).reply).toMatchObject({ id: gift.giftIds[0], productName: bought });
  expect((await takeBack(gift)).refusal.code).toBe("GIFT_NOT_SWAPPED");
  expect((await show()).deliveries[0]?.swap?.takenBackAt).not.toBe(null);
  expect(await productNamesOfGift(shop, gift)).toEqual([bought]);
  expect((await receivedGift(shop, gift)).swap?.takenBackReason).toBe("농장에 비가 와서");
  expect((await receivedGift(shop, gift)).chosenDay).toBe("2026-12-04");
  expect((await swap(shop, gift)).refusal.code).toBe("GIFT_SWAPPED");
  expect(await stockOf(shop, gift.other)).toEqual({ on_hand: 5, reserved: 0 });
  expect(await stockOf(shop, gift.optionId)).toEqual({ on_hand: 8, reserved: 0 });
  await sendMessages(shop.services);
  const { list } = await shop.sandbox("/_sim/messages?to=01077778888");
  expect((list as { text: string }[])[0]?.text).toContain("사유: 농장에 비가 와서");
  expect(await breaches(shop)).toEqual([]);
});

test("a swap is not taken back once the farm has accepted it, or without stock of the first product", async () => {
  const gift = await buySwappableGift(shop, token);
  expect((await takeBack(gift)).refusal.code).toBe("GIFT_NOT_SWAPPED");
  await swap(shop, gift);
  await countStock(shop, gift.optionId, 0);
  expect((await takeBack(gift)).refusal.code).toBe("GIFT_SWAP_SOLD_OUT");
  await enterAddressOfGift(shop, gift.links[0]);
  await accept(gift);
  expect((await takeBack(gift)).refusal.code).toBe("GIFT_SWAP_TOO_LATE");
});
