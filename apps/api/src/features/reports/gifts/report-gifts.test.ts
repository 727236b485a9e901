import { afterAll, beforeAll, expect, test } from "vitest";
import { buyGift, enterAddressOfGift } from "../../../testing/buy-gift-and-enter-address-steps.ts";
import { buySwappableGift, swap } from "../../../testing/gift-swap-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { expireGifts } from "../../gifts/timed/expire-gifts.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

/** 12:00 KST on 21 November. */
const NOON = new Date("2026-11-21T03:00:00Z");
const gifts = async (from: string, to = from) =>
  (await shop.call(work, "GET /operator/v1/reports/gifts", { query: { from, to } })).reply;
const NONE = {
  orders: 0,
  scheduled: 0,
  receivers: 0,
  addressed: 0,
  dayChosen: 0,
  swapped: 0,
  thanked: 0,
  declined: 0,
  expired: 0,
};

test("gifts count on the day of their payment, with what their receivers have done since", async () => {
  shop.clock.now = NOON;
  const token = await member(shop);
  expect(await gifts("2026-11-21")).toEqual(NONE);
  await buyGift(shop, token, { receivers: 2, notifyAt: "2026-11-24T00:00:00.000Z" });
  await buyGift(shop, token, { until: "placed" });
  const swappable = await buySwappableGift(shop, token);
  await swap(shop, swappable);
  const three = await buyGift(shop, token, { receivers: 3 });
  const [chosen, declined] = three.links.map((id) => ({ id }));
  if (!chosen || !declined) throw new Error("Three receivers have links");
  const { days } = (await shop.call(null, "GET /v1/gift/to/{id}/days", { path: chosen })).reply;
  const receiveOn = days[0]?.day ?? "";
  expect((await enterAddressOfGift(shop, chosen.id, { receiveOn })).status).toBe(200);
  const decline = await shop.call(null, "POST /v1/gift/to/{id}/decline", { path: declined, body: {} });
  expect(decline.status).toBe(200);
  const bought = {
    ...NONE,
    orders: 3,
    scheduled: 1,
    receivers: 6,
    addressed: 1,
    dayChosen: 1,
    swapped: 1,
    declined: 1,
  };
  expect(await gifts("2026-11-21")).toEqual(bought);
  expect(await gifts("2026-11-20")).toEqual(NONE);
  expect(await gifts("2026-11-22", "2026-11-30")).toEqual(NONE);
  await select(shop, "update gift set thanks = '고마워요', thanked_at = $2 where id = $1", [
    three.giftIds[0],
    NOON,
  ]);
  const takenBack = await shop.call(work, "PUT /operator/v1/gifts/{id}/swap/take-back", {
    path: { id: swappable.giftIds[0] ?? 0 },
    body: { reason: "품절이에요" },
  });
  expect(takenBack.status).toBe(200);
  shop.clock.now = new Date("2026-12-21T03:00:00Z");
  await expireGifts(shop.services);
  work = (await operator(shop)).token;
  expect(await gifts("2026-11-01", "2026-11-30")).toEqual({ ...bought, swapped: 0, thanked: 1, expired: 4 });
});

test("a range is at most 31 days, and one statement answers it", async () => {
  const query = { from: "2026-10-01", to: "2026-11-21" };
  const refused = await shop.call(work, "GET /operator/v1/reports/gifts", { query });
  expect(refused.refusal.code).toBe("INVALID_INPUT");
  shop.database.statements.length = 0;
  await gifts("2026-11-21");
  expect(shop.database.statements.filter((name) => name === "sum-gifts-of-days")).toHaveLength(1);
});
