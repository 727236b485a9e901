import { afterAll, beforeAll, expect, test } from "vitest";
import { stockLotSteps } from "../../testing/lots/stock-lot-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { seedRules } from "../../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
let steps: ReturnType<typeof stockLotSteps>;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
  steps = stockLotSteps(shop, work);
  await shop.services.storage.write("media/lot.jpg", new Uint8Array([0xff]), "image/jpeg");
});
afterAll(() => shop.close());

const EARLY = { code: "1122-A", harvestedOn: "2026-11-20", expiresOn: "2026-12-03", units: 2 };
const LATE = { code: "1123-A", harvestedOn: "2026-11-21", expiresOn: "2026-12-10", units: 2 };
const shown = async (id: number) =>
  (await shop.call(null, "GET /v1/products/{id}", { path: { id } })).reply.harvest;
const edit = (id: number, version: number, set: object) =>
  shop.call(work, "PATCH /operator/v1/stock-lots", {
    body: { rows: [{ id, version, set }], reason: "쟀어요" },
  });

test("a product shows the harvest of the lot that is sold next, and another one once it is held, sold or recalled", async () => {
  const fruit = await steps.seed(10);
  expect(await shown(fruit.productId)).toBeNull();
  const { reply } = await steps.write(fruit.optionId, EARLY, LATE);
  const [early = 0, late = 0] = reply.rows.map(({ id }) => id);
  expect(await shown(fruit.productId)).toEqual({ harvestedOn: "2026-11-20", brix: null, photo: null });
  await edit(early, 1, { brixAverage: 13.2, photo: "media/lot.jpg" });
  expect(await shown(fruit.productId)).toEqual({
    harvestedOn: "2026-11-20",
    brix: 13.2,
    photo: "media/lot.jpg",
  });
  await edit(early, 2, { status: "held" });
  expect(await shown(fruit.productId)).toMatchObject({ harvestedOn: "2026-11-21" });
  await edit(early, 3, { status: "open" });
  await steps.accept(await steps.buy(fruit, 2));
  expect(await shown(fruit.productId)).toMatchObject({ harvestedOn: "2026-11-21" });
  await shop.call(work, "POST /operator/v1/stock-lots/{id}/recall", {
    path: { id: late },
    body: { version: 1, reason: "곰팡이" },
  });
  expect(await shown(fruit.productId)).toBeNull();
});

test("an order names the harvests of its lots once it is dispatched", async () => {
  const fruit = await steps.seed(10);
  const { reply } = await steps.write(fruit.optionId, EARLY, LATE);
  await edit(reply.rows[0]?.id ?? 0, 1, { brixAverage: 13.2, photo: "media/lot.jpg" });
  const order = await steps.buy(fruit, 3);
  const harvests = async () => {
    const path = { id: order.id };
    const { reply: seen } = await shop.call(order.token, "GET /v1.2/app-users/orders/{id}", { path });
    return seen.orderItemProducts[0]?.orderOptionGroups[0]?.harvests;
  };
  await steps.accept(order);
  expect(await harvests()).toEqual([]);
  await steps.dispatch(order);
  expect(await harvests()).toEqual([
    { harvestedOn: "2026-11-20", brix: 13.2, photo: "media/lot.jpg" },
    { harvestedOn: "2026-11-21", brix: null, photo: null },
  ]);
});
