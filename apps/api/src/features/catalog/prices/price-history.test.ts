import { afterAll, beforeAll, expect, test } from "vitest";
import { seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { recordDailyLowestPrices } from "./record-daily-lowest-prices.ts";

const DAY = 86_400_000;
/** 12:00 KST. */
const NOON = Date.parse("2026-11-01T03:00:00Z");

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("a product has no price history until seven days were kept, then its lowest price", async () => {
  const { productId: id, optionIds } = await seedProduct(shop.database.db, { price: 9_000 });
  await select(
    shop,
    "insert into timed_price (option_id, price, begins_at, ends_at) values ($1, 7000, $2, $3)",
    [optionIds[0], new Date(NOON + 2 * DAY - 3_600_000), new Date(NOON + 2 * DAY - 1_800_000)],
  );
  const histories = [];
  for (let day = 0; day < 8; day += 1) {
    shop.clock.now = new Date(NOON + day * DAY);
    await recordDailyLowestPrices(shop.services);
    const { reply } = await shop.call(null, "GET /v1/products/{id}", { path: { id } });
    histories.push(reply.priceHistory);
  }
  expect(histories.slice(0, 6)).toEqual(Array(6).fill(null));
  expect(histories.at(-1)).toMatchObject({ lowest: 7_000, lowestDate: "2026-11-03", isLowestNow: false });
  expect(histories.at(-1)?.days.at(-1)).toEqual({ date: "2026-11-08", price: 9_000 });
});

test("a price raised within a day leaves the lowest of that day", async () => {
  const { optionIds } = await seedProduct(shop.database.db, { price: 5_000, listPrice: 9_000 });
  await recordDailyLowestPrices(shop.services);
  await select(shop, "update product_option set price = 8000 where id = $1", [optionIds[0]]);
  await recordDailyLowestPrices(shop.services);
  expect(await select(shop, "select lowest from price_day where option_id = $1", [optionIds[0]])).toEqual([
    { lowest: 5_000 },
  ]);
});
