import type { Name } from "@todayfruit/contract/all-calls";
import { allCalls } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { boundCalls } from "../app.ts";
import { seedProduct } from "../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";
import { createResponseCache } from "./cache/response-cache.ts";
import { createInProcessApi } from "./in-process-api.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("every call of the contract is bound once", () => {
  expect(boundCalls.map(({ name }) => name).sort()).toEqual(Object.keys(allCalls).sort());
});

test("an in-process call returns the same reply as one over HTTP", async () => {
  const { productId } = await seedProduct(shop.database.db);
  const path = { id: productId };
  const api = createInProcessApi(boundCalls, shop.services, null);
  const wire = await shop.call(null, "GET /v1/products/{id}", { path });
  expect(JSON.parse(JSON.stringify(await api("GET /v1/products/{id}", { path })))).toEqual(wire.reply);
});

test("an in-process refusal is thrown with its code", async () => {
  const api = createInProcessApi(boundCalls, shop.services, null);
  await expect(api("GET /v1/products/{id}", { path: { id: 424_242 } })).rejects.toMatchObject({
    code: "PRODUCT_NOT_FOUND",
  });
});

const PRIVATE = (Object.keys(allCalls) as Name[]).filter((name) => allCalls[name].access !== "public");

test.each(PRIVATE.map((name) => [name]))("%s cannot be called by a page", async (name) => {
  const api = createInProcessApi(boundCalls, shop.services, null) as (name: Name) => Promise<unknown>;
  await expect(api(name)).rejects.toThrow("cannot be called without a buyer");
});

test("a reply that is the same on every page is made once, and again after its tag was dropped", async () => {
  const cache = createResponseCache({ now: () => 0, maxBytes: 1_000_000, onError: () => undefined });
  const api = createInProcessApi(boundCalls, shop.services, cache);
  const sent = async () => {
    await api("GET /v1/shop-settings");
    return shop.database.statements.splice(0);
  };
  shop.database.statements.length = 0;
  expect(await sent()).toHaveLength(1);
  expect(await sent()).toEqual([]);
  cache.drop(["shop-settings"]);
  expect(await sent()).toHaveLength(1);
});
