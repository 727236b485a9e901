import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { type Seeded, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { applyChangesOnTime } from "./apply-changes-on-time.ts";

const NOON = new Date("2026-11-21T03:00:00.000Z");

let shop: TestShop;
let work: Awaited<ReturnType<typeof operator>>;
let seeded: Seeded;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = new Date(NOON.getTime() - 60_000);
  work = await operator(shop);
  seeded = await seedProduct(shop.database.db, { price: 31_900 });
});

/** Schedules a price of the product's option. */
const schedule = (price: number, effectiveAt: Date) =>
  shop.call(work.token, "PATCH /operator/v1/prices", {
    body: {
      rows: [{ id: seeded.optionIds[0], version: 1, set: { price } }],
      reason: "주말 값",
      effectiveAt: effectiveAt.toISOString(),
    },
  });

/** Applies changes at a time before noon (ms); returns how many and the price of the option. */
async function applyBefore(milliseconds: number) {
  shop.clock.now = new Date(NOON.getTime() - milliseconds);
  const applied = await applyChangesOnTime(shop.services);
  const [option] = await select<{ price: number }>(shop, "select price from product_option where id = $1", [
    seeded.optionIds[0],
  ]);
  return [applied, option?.price];
}

test("applyChangesOnTime: begun within a second before a change's instant, waits and applies it", async () => {
  await schedule(29_900, NOON);
  const begun = performance.now();
  expect(await applyBefore(200)).toEqual([1, 29_900]);
  // The shop's clock is set, the wait is real; a timer may end a millisecond early.
  expect(performance.now() - begun).toBeGreaterThanOrEqual(199);
});

test("applyChangesOnTime: leaves a change that is more than two seconds ahead to its own job", async () => {
  await schedule(29_900, NOON);
  expect(await applyBefore(2001)).toEqual([0, 31_900]);
  expect(await applyBefore(0)).toEqual([1, 29_900]);
});

test("applyChangesOnTime: applies what was missed before it waits for the next", async () => {
  await schedule(30_900, new Date(NOON.getTime() - 5000));
  const other = await seedProduct(shop.database.db, { price: 10_000 });
  await shop.call(work.token, "PATCH /operator/v1/prices", {
    body: {
      rows: [{ id: other.optionIds[0], version: 1, set: { price: 9000 } }],
      reason: "주말 값",
      effectiveAt: NOON.toISOString(),
    },
  });
  expect(await applyBefore(100)).toEqual([2, 30_900]);
});
