import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Name } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { checkReplyAgainstContract } from "../testing/check-reply-against-contract.ts";
import { guest, seedProduct } from "../testing/product-and-member-fixtures.ts";
import { select } from "../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";
import { createResponseCache, type ResponseCache } from "./cache/response-cache.ts";

let shop: TestShop;
let cache: ResponseCache;
let productId: number;
const now = 0;
beforeAll(async () => {
  cache = createResponseCache({ now: () => now, maxBytes: 10_000_000, onError: fail });
  shop = await createTestShop({ cache });
  productId = (await seedProduct(shop.database.db)).productId;
});
beforeEach(() => {
  cache.clear();
  shop.database.statements.length = 0;
});
afterAll(() => shop.close());

test("fifty concurrent visitors cost one statement, and the next fifty none", async () => {
  await Promise.all(Array.from({ length: 50 }, () => get(`/v1/products/${productId}`)));
  await Promise.all(Array.from({ length: 50 }, () => get(`/v1/products/${productId}`)));
  expect(shop.database.statements).toEqual(["find-product"]);
});

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
  ["plain", (bytes: Buffer) => bytes],
])("a reply is sent as %s with its ETag, and as 304 to a client with it", async (coding, decode) => {
  const reply = await get(`/v1/products/${productId}`, { "accept-encoding": coding });
  expect(reply.headers["content-encoding"]).toBe(coding === "plain" ? undefined : coding);
  expect(reply.headers).toMatchObject({
    vary: "accept-encoding",
    "cache-control": "public, max-age=0, must-revalidate",
    "cdn-cache-control": "public, max-age=30, stale-while-revalidate=300, stale-if-error=86400",
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
  });
  expect(JSON.parse(decode(reply.rawPayload).toString()).id).toBe(productId);
  const etag = String(reply.headers.etag);
  const again = await get(`/v1/products/${productId}`, { "if-none-match": etag });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
});

test("another spelling of an address gets the same reply; an undeclared query is refused", async () => {
  for (const url of [
    `/v1/products/${productId}`,
    `/v1/products/0${productId}`,
    `/v1/products/${productId}?`,
  ]) {
    expect((await get(url)).statusCode).toBe(200);
  }
  await get("/v1/products/category/91?take=2&orderby=latest");
  await get("/v1/products/category/91?orderby=latest&take=02");
  const unread = await get(`/v1/products/${productId}?zz=1`);
  expect([unread.statusCode, unread.json().code]).toEqual([400, "INVALID_INPUT"]);
  const made = shop.database.statements.filter((name) => name === "find-product");
  expect(made).toHaveLength(1);
});

test("a change shows at once where its tag is dropped, and after the lifetime elsewhere", async () => {
  await get(`/v1/products/${productId}`);
  await select(shop, "update product set name = '바뀐 이름' where id = $1", [productId]);
  expect((await get(`/v1/products/${productId}`)).json().name).not.toBe("바뀐 이름");
  cache.drop(["catalog"]);
  expect((await get(`/v1/products/${productId}`)).json().name).toBe("바뀐 이름");
});

test.each<[Name, string]>([
  ["GET /v4/display-category", "/v4/display-category"],
  ["GET /v1/terms", "/v1/terms"],
  ["GET /v1/categories", "/v1/categories?withChildren=true"],
  ["GET /v1/products/category/{id}", "/v1/products/category/91"],
  ["GET /v1/products/{id}", "/v1/products/20001"],
  ["GET /v2/products/{id}/options", "/v2/products/20001/options"],
  ["GET /v1/products/related/{id}", "/v1/products/related/20001"],
])("%s caches only fields of the contract and nothing about the caller", async (name, url) => {
  await seedProduct(shop.database.db);
  const token = await guest(shop);
  const response = await get(url.replace("20001", String(productId)), { authorization: `Bearer ${token}` });
  checkReplyAgainstContract(name, response.statusCode, response.json());
  expect(response.body).not.toMatch(/supply_?cost|password|secret|token|"supplyCost"/i);
  expect(response.headers["set-cookie"]).toBeUndefined();
});

test("an unknown platform is refused even when the reply is cached", async () => {
  await get("/v4/display-category");
  expect((await get("/v4/display-category", { platform: "windows" })).json().code).toBe("PLATFORM_UNKNOWN");
});

test("a refusal is not cached", async () => {
  const missing = await get("/v1/products/424242");
  expect([missing.statusCode, missing.headers["cache-control"]]).toEqual([404, "no-store"]);
  await get("/v1/products/424242");
  expect(shop.database.statements).toEqual(["find-product", "find-product"]);
});

function get(url: string, headers: Record<string, string> = {}) {
  return shop.app.inject({ method: "GET", url, headers });
}

function fail(error: unknown): never {
  throw error;
}
