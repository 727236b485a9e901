import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type BoughtGift,
  buyGift,
  enterAddressOfGift,
  GIFT_ADDRESS,
} from "../../testing/buy-gift-and-enter-address-steps.ts";
import { checkGift, giftData, openGift } from "../../testing/gift-checkout-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member, seedProduct, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, later, select, stockOf } from "../../testing/read-and-set-shop-state.ts";
import { createRandom } from "../../testing/seeded-random.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { announceGifts } from "./timed/announce-gifts.ts";
import { expireGifts } from "./timed/expire-gifts.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const PRICE = 10_000;
const decline = (gift: BoughtGift, index: number) =>
  shop.call(null, "POST /v1/gift/to/{id}/decline", { path: { id: gift.links[index] ?? "" }, body: {} });
const change = (gift: BoughtGift, index: number) =>
  shop.call(null, "PUT /v1/gift/to/{id}/address", {
    path: { id: gift.links[index] ?? "" },
    body: GIFT_ADDRESS,
  });
const cancelGift = (token: string, gift: BoughtGift, index: number) =>
  shop.call(token, "PUT /v1/gift/to/{id}/withdraw", { path: { id: gift.giftIds[index] ?? 0 } });
const takeAllBack = (token: string, gift: BoughtGift) =>
  shop.call(token, "PUT /v1/gift/group/{id}/withdraw", { path: { id: gift.groupId } });

test("concurrent buyers of the last units: each group gets all of its units or none", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 7 });
  const pick = { productId, optionId: optionIds[0] };
  const tries = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const token = await member(shop);
      return { token, form: await openGift(shop, token, [pick], 3) };
    }),
  );
  const placed = await Promise.all(
    tries.map(({ token, form }) => checkGift(shop, token, form, giftData("kakaotalkSend", 3))),
  );
  expect(placed.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409]);
  expect(await stockOf(shop, pick.optionId)).toEqual({ on_hand: 7, reserved: 6 });
  expect(await breaches(shop)).toEqual([]);
});

test("concurrent receivers and sender: each gift ends once, and only ended gifts are refunded", async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const token = await member(shop);
    const gift = await buyGift(shop, token, { receivers: 2, product: { price: PRICE } });
    const held = await heldByProvider(shop, gift.orderUuid);
    const answers = await Promise.all([
      enterAddressOfGift(shop, gift.links[0]),
      decline(gift, 1),
      takeAllBack(token, gift),
      cancelGift(token, gift, 0),
      cancelGift(token, gift, 1),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    await expectSound(gift, held);
  }
  expect(await breaches(shop)).toEqual([]);
});

test("an address entered as the gift expires: either the receiver has the gift or the sender the money", async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const token = await member(shop);
    const gift = await buyGift(shop, token, { receivers: 2, product: { price: PRICE } });
    const held = await heldByProvider(shop, gift.orderUuid);
    later(shop, 7 * 24 * 60);
    shop.clock.now = new Date(shop.clock.now.getTime() - 10);
    const entering = enterAddressOfGift(shop, gift.links[0]);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60);
    await Promise.all([
      entering,
      expireGifts(shop.services),
      expireGifts(shop.services),
      cancelGift(token, gift, 0),
    ]);
    await expectSound(gift, held);
  }
  expect(await breaches(shop)).toEqual([]);
});

test("concurrent packing and declining: a packed gift is dispatched, a declined one never", async () => {
  const work = (await operator(shop)).token;
  for (let turn = 0; turn < 6; turn += 1) {
    const gift = await buyGift(shop, await member(shop), { product: { price: PRICE } });
    const held = await heldByProvider(shop, gift.orderUuid);
    await enterAddressOfGift(shop, gift.links[0]);
    await Promise.all([
      shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: gift.orderId }, body: {} }),
      decline(gift, 0),
      change(gift, 0),
    ]);
    await expectSound(gift, held);
  }
  expect(await breaches(shop)).toEqual([]);
});

test("random histories of many gifts: every part is either with its receiver or refunded", {
  timeout: 120_000,
}, async () => {
  const random = createRandom(20_261_121);
  const work = (await operator(shop)).token;
  for (let round = 0; round < 5; round += 1) {
    const token = await member(shop);
    const gift = await buyGift(shop, token, { receivers: 4, usedPoint: 1000, product: { price: PRICE } });
    const held = await heldByProvider(shop, gift.orderUuid);
    for (let step = 0; step < 6; step += 1) {
      const index = random.below(4);
      const acts = [
        () => enterAddressOfGift(shop, gift.links[index]),
        () => enterAddressOfGift(shop, gift.links[(index + 1) % 4]),
        () => decline(gift, index),
        () => cancelGift(token, gift, index),
        () => takeAllBack(token, gift),
        () =>
          shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: gift.orderId }, body: {} }),
        () => announceGifts(shop.services),
        () =>
          shop.call(null, "PUT /v1/gift/to/{id}/day", {
            path: { id: gift.links[index] ?? "" },
            body: { day: addDays(kstDateOf(shop.clock.now.toISOString()), 4 + random.below(12)) },
          }),
      ];
      const chosen = Array.from({ length: 3 }, () => acts[random.below(acts.length)]);
      await Promise.all(chosen.map((act) => act?.()));
    }
    later(shop, 7 * 24 * 60);
    await expireGifts(shop.services);
    await expectSound(gift, held);
    const [open] = await select<{ count: string }>(
      shop,
      "select count(*) from gift where gift_group_id = $1 and status = 'unused'",
      [gift.groupId],
    );
    expect(Number(open?.count)).toBe(0);
  }
  expect(await breaches(shop)).toEqual([]);
});

/** Expects money and points refunded to equal the price of the ended gifts. */
async function expectSound(gift: BoughtGift, held: number): Promise<void> {
  const [row] = await select<{ ended: number; points: number }>(
    shop,
    `select coalesce(sum(price) filter (where status in ('declined', 'expired', 'withdrawn')), 0)::int as ended,
            (select coalesce(sum(points), 0)::int from cancellation where order_id = $2) as points
       from gift where gift_group_id = $1`,
    [gift.groupId, gift.orderId],
  );
  expect(held - (await heldByProvider(shop, gift.orderUuid)) + (row?.points ?? 0)).toBe(row?.ended);
}
