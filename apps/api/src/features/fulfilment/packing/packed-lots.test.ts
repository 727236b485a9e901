import { afterAll, beforeAll, expect, test } from "vitest";
import { stockLotSteps } from "../../../testing/lots/stock-lot-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

const day = "2026-12-31";
const sheet = async (name: "pickList" | "slips" | "labels" | "orderSheets") =>
  (await shop.call(work, "GET /operator/v1/packing/sheets", { query: { day, sheet: name } })).reply.html;

test("packing list, pick list and every printed sheet name the lots with their units, and what has none", async () => {
  const steps = stockLotSteps(shop, work);
  const fruit = await steps.seed(10);
  await steps.write(
    fruit.optionId,
    { code: "1122-C", expiresOn: "2026-12-02", units: 2 },
    { code: "1123-A", expiresOn: "2026-12-03", units: 2 },
  );
  for (const units of [3, 2]) await steps.accept(await steps.buy(fruit, units));
  const { reply: packing } = await shop.call(work, "GET /operator/v1/packing", { query: { day } });
  expect(packing.list.map(({ products }) => products[0]?.options[0]?.lots)).toEqual([
    [
      { code: "1122-C", expiresOn: "2026-12-02", units: 2 },
      { code: "1123-A", expiresOn: "2026-12-03", units: 1 },
    ],
    [{ code: "1123-A", expiresOn: "2026-12-03", units: 1 }],
  ]);
  const { reply: picks } = await shop.call(work, "GET /operator/v1/pick-list", { query: { day } });
  expect(picks.list).toMatchObject([
    {
      units: 5,
      lots: [
        { code: "1122-C", units: 2 },
        { code: "1123-A", units: 2 },
      ],
    },
  ]);
  expect(await sheet("pickList")).toContain("1122-C · 12.02 2개, 1123-A · 12.03 2개, LOT 없음 1개");
  for (const name of ["slips", "labels", "orderSheets"] as const)
    expect(await sheet(name)).toContain("LOT 1123-A · 12.03 1개, LOT 없음 1개");
});
