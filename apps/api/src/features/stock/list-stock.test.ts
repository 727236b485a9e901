import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stockLotSteps } from "../../testing/lots/stock-lot-steps.ts";
import { farmOperator, operator } from "../../testing/operator-account-and-login-steps.ts";
import { seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

type Query = NonNullable<Input<"GET /operator/v1/stock">["query"]>;
const list = async (query: Query = {}, token = work) =>
  (await shop.call(token, "GET /operator/v1/stock", { query })).reply.list;
const idsOf = async (query: Query = {}, token = work) => (await list(query, token)).map(({ id }) => id);

test("stock of counted options: what is on hand and reserved, the lot that goes next, and no option that is not counted", async () => {
  const counted = await seedProduct(shop.database.db, { stock: 12 });
  const uncounted = await seedProduct(shop.database.db, { stock: null });
  const [id = 0] = counted.optionIds;
  await select(shop, "update option_stock set reserved = 3 where option_id = $1", [id]);
  const steps = stockLotSteps(shop, work);
  await steps.write(id, { code: "1123-B", units: 4, expiresOn: "2026-12-24" }, { code: "1123-A", units: 4 });
  shop.database.statements.length = 0;
  const [row] = await list({ distributorId: counted.distributorId });
  expect(shop.database.statements.filter((name) => name.includes("stock"))).toEqual([
    "list-stock-levels-farms",
  ]);
  expect(row).toMatchObject({
    id,
    productId: counted.productId,
    status: "stock_in",
    onHand: 12,
    reserved: 3,
    lowAt: null,
    nextLot: { code: "1123-A", expiresOn: "2026-12-20" },
  });
  expect(await idsOf({ distributorId: uncounted.distributorId })).toEqual([]);
  expect(await idsOf({ search: String(counted.productId) })).toEqual([id]);
  expect(await idsOf({ search: `상품 ${counted.productId - 20_000}` })).toContain(id);
});

test("stock that is low, and what cannot be bought: empty, or taken off sale", async () => {
  const [low, empty, off] = await Promise.all(
    [4, 0, 9].map(async (stock) => (await seedProduct(shop.database.db, { stock })).optionIds[0] ?? 0),
  );
  await select(
    shop,
    `insert into stock_alert (option_id, threshold, available, raised_at, cleared_at)
     values ($1, 5, 4, now(), null), ($2, 5, 4, now(), now())`,
    [low, off],
  );
  await select(shop, "update product_option set status = 'temp_stock_out' where id = $1", [off]);
  expect(await list({ view: "low" })).toMatchObject([{ id: low, lowAt: 5 }]);
  expect((await idsOf({ view: "out" })).toSorted()).toEqual([empty, off].toSorted());
  expect(await idsOf({ view: "low", search: "없는 이름" })).toEqual([]);
});

test("stock goes on after its cursor, and a farm sees its own alone", async () => {
  const farm = await seedProduct(shop.database.db, { stock: 1, options: 3 });
  const query = { distributorId: farm.distributorId, take: 2 };
  const { reply } = await shop.call(work, "GET /operator/v1/stock", { query });
  const rest = await idsOf({ ...query, nextPage: reply.nextPage ?? "" });
  expect([...reply.list.map(({ id }) => id), ...rest]).toEqual(farm.optionIds.toReversed());
  const { token } = await farmOperator(shop, [farm.distributorId]);
  expect(await idsOf({}, token)).toEqual(farm.optionIds.toReversed());
  expect(await idsOf({ view: "out" }, token)).toEqual([]);
});
