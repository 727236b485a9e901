import { afterAll, beforeAll, expect, test } from "vitest";
import { announceGifts } from "../../../jobs/gifts/announce-gifts.ts";
import { expireGifts } from "../../../jobs/gifts/expire-gifts.ts";
import { member, seedProduct, seedRules } from "../../../testing/factories.ts";
import { checkGift, giftData, openGift } from "../../../testing/gift.ts";
import { type BoughtGift, buyGift, DOOR, enterDoor } from "../../../testing/gifts.ts";
import { breaches, heldByProvider, later, select, stockOf } from "../../../testing/look.ts";
import { operator } from "../../../testing/operators.ts";
import { createRandom } from "../../../testing/random.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

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
  shop.call(null, "PUT /v1/gift/to/{id}/address", { path: { id: gift.links[index] ?? "" }, body: DOOR });
const takeBack = (token: string, gift: BoughtGift, index: number) =>
  shop.call(token, "PUT /v1/gift/to/{id}/withdraw", { path: { id: gift.giftIds[index] ?? 0 } });
const takeAllBack = (token: string, gift: BoughtGift) =>
  shop.call(token, "PUT /v1/gift/group/{id}/withdraw", { path: { id: gift.groupId } });

test("there is enough for everybody or for nobody: buyers of the last units at the same time", async () => {
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

test("two receivers and the sender at the same instant: each gift ends once, and only what ended goes back", async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const token = await member(shop);
    const gift = await buyGift(shop, token, { receivers: 2, product: { price: PRICE } });
    const held = await heldByProvider(shop, gift.orderUuid);
    const answers = await Promise.all([
      enterDoor(shop, gift.links[0]),
      decline(gift, 1),
      takeAllBack(token, gift),
      takeBack(token, gift, 0),
      takeBack(token, gift, 1),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    await expectSound(gift, held);
  }
  expect(await breaches(shop)).toEqual([]);
});

test("an address in the last second, and the clock: the receiver has it or the sender has their money", async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const token = await member(shop);
    const gift = await buyGift(shop, token, { receivers: 2, product: { price: PRICE } });
    const held = await heldByProvider(shop, gift.orderUuid);
    later(shop, 7 * 24 * 60);
    shop.clock.now = new Date(shop.clock.now.getTime() - 10);
    const entering = enterDoor(shop, gift.links[0]);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60);
    await Promise.all([
      entering,
      expireGifts(shop.services),
      expireGifts(shop.services),
      takeBack(token, gift, 0),
    ]);
    await expectSound(gift, held);
  }
  expect(await breaches(shop)).toEqual([]);
});

test("the farm packs while the receiver changes their mind: what is packed goes out, what is declined never does", async () => {
  const work = (await operator(shop)).token;
  for (let turn = 0; turn < 6; turn += 1) {
    const gift = await buyGift(shop, await member(shop), { product: { price: PRICE } });
    const held = await heldByProvider(shop, gift.orderUuid);
    await enterDoor(shop, gift.links[0]);
    await Promise.all([
      shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: gift.orderId }, body: {} }),
      decline(gift, 0),
      change(gift, 0),
    ]);
    await expectSound(gift, held);
  }
  expect(await breaches(shop)).toEqual([]);
});

test("random lives of many gifts: every part is with its receiver or with its sender", {
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
        () => enterDoor(shop, gift.links[index]),
        () => enterDoor(shop, gift.links[(index + 1) % 4]),
        () => decline(gift, index),
        () => takeBack(token, gift, index),
        () => takeAllBack(token, gift),
        () =>
          shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: gift.orderId }, body: {} }),
        () => announceGifts(shop.services),
      ];
      const chosen = Array.from({ length: 3 }, () => acts[random.below(acts.length)]);
      await Promise.all(chosen.map((act) => act?.()));
    }
    later(shop, 7 * 24 * 60);
    await expireGifts(shop.services);
    await expectSound(gift, held);
    const [open] = await select<{ count: string }>(
      shop,
      "select count(*) from gift_to where gift_group_id = $1 and status = 'unused'",
      [gift.groupId],
    );
    expect(Number(open?.count)).toBe(0);
  }
  expect(await breaches(shop)).toEqual([]);
});

/** What is gone from the provider, and came back in points, is what the ended gifts cost. */
async function expectSound(gift: BoughtGift, held: number): Promise<void> {
  const [row] = await select<{ ended: number; points: number }>(
    shop,
    `select coalesce(sum(price) filter (where status in ('declined', 'expired', 'withdrawn')), 0)::int as ended,
            (select coalesce(sum(points), 0)::int from withdrawal where order_id = $2) as points
       from gift_to where gift_group_id = $1`,
    [gift.groupId, gift.orderId],
  );
  expect(held - (await heldByProvider(shop, gift.orderUuid)) + (row?.points ?? 0)).toBe(row?.ended);
}
