import type { Name } from "@todayfruit/contract/all-calls";
import { allCalls } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { boundCalls } from "../app.ts";
import { seedProduct } from "../testing/factories.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";
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
  const api = createInProcessApi(boundCalls, shop.services);
  const wire = await shop.call(null, "GET /v1/products/{id}", { path });
  expect(JSON.parse(JSON.stringify(await api("GET /v1/products/{id}", { path })))).toEqual(wire.reply);
});

test("an in-process refusal is thrown with its code", async () => {
  const api = createInProcessApi(boundCalls, shop.services);
  await expect(api("GET /v1/products/{id}", { path: { id: 424_242 } })).rejects.toMatchObject({
    code: "PRODUCT_NOT_FOUND",
  });
});

const PRIVATE = (Object.keys(allCalls) as Name[]).filter((name) => allCalls[name].access !== "public");

test.each(PRIVATE.map((name) => [name]))("%s cannot be called by a page", async (name) => {
  const api = createInProcessApi(boundCalls, shop.services) as (name: Name) => Promise<unknown>;
  await expect(api(name)).rejects.toThrow("cannot be called without a buyer");
});
