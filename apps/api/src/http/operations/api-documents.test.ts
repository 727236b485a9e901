import { allCalls } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guest } from "../../testing/factories.ts";
import { operator } from "../../testing/operators.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ documentsAll: false });
});
afterAll(() => shop.close());

const OF_SHOPPERS = Object.keys(allCalls).filter((name) => !name.includes(" /operator/"));

async function callsIn(token: string | null): Promise<string[]> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await shop.app.inject({ url: "/openapi.json", headers });
  expect(response.headers).toMatchObject({ vary: "authorization", "cache-control": "private, no-store" });
  return Object.entries(response.json<{ paths: Record<string, object> }>().paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .sort();
}

test("the public OpenAPI document leaves out operators' calls", async () => {
  expect(OF_SHOPPERS.length).toBeLessThan(Object.keys(allCalls).length);
  expect(await callsIn(null)).toEqual(OF_SHOPPERS.sort());
  expect(await callsIn(await guest(shop))).toEqual(OF_SHOPPERS);
  expect(await callsIn("x".repeat(43))).toEqual(OF_SHOPPERS);
});

test("the public /docs page leaves out operators' calls", async () => {
  const { body, headers } = await shop.app.inject("/docs");
  expect(body).not.toContain("/operator/");
  expect(body).toContain("<code>GET /v1/categories</code>");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});

test("a logged-in operator is shown every call", async () => {
  const { token } = await operator(shop);
  expect(await callsIn(token)).toEqual(Object.keys(allCalls).sort());
  const headers = { authorization: `Bearer ${token}` };
  expect((await shop.app.inject({ url: "/docs", headers })).body).toContain("/operator/v1/");
});
