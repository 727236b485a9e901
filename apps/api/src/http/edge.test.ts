import { REFUSALS } from "@todayfruit/contract/refusals";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guest, seedProduct } from "../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("a bug is answered without its message, logged with its stack, and does not stop the shop", async () => {
  const { productId } = await seedProduct(shop.database.db);
  await shop.database.asOwner("alter table distributor rename to distributor_away");
  const broken = await shop.app.inject(`/v1/products/${productId}`);
  await shop.database.asOwner("alter table distributor_away rename to distributor");
  expect(broken.statusCode).toBe(500);
  expect(broken.json()).toEqual({
    statusCode: 500,
    code: "INTERNAL",
    error: "Internal Server Error",
    message: "알 수 없는 에러",
    requestId: broken.headers["x-request-id"],
  });
  const told = shop.logged.map((line) => JSON.parse(line)).find(({ msg }) => msg === "unexpected error");
  expect(told).toMatchObject({
    requestId: broken.headers["x-request-id"],
    route: "/v1/products/:id",
    error: "error",
    code: "42P01",
    stack: expect.stringContaining("show-product-and-options.ts"),
  });
  expect((await shop.app.inject(`/v1/products/${productId}`)).statusCode).toBe(200);
});

test.each([
  ["a page", "/v1/categories"],
  ["nothing", "/v1/nothing"],
  ["a refusal", "/v1/products/424242"],
  ["somebody without a token", "/v1.2/app-users/shopping-carts"],
  ["a path that cannot be read", "/v1/products/%"],
  ["the description", "/openapi.json"],
  ["the health", "/healthz"],
])("%s carries the security headers and the request's own id", async (_what, url) => {
  const [one, other] = [await shop.app.inject(url), await shop.app.inject(url)];
  expect(one.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(one.headers["content-security-policy"]).not.toMatch(/unsafe|\*/);
  expect(one.headers["strict-transport-security"]).toBeUndefined();
  expect(one.headers["x-request-id"]).not.toBe(other.headers["x-request-id"]);
});

test("a request cannot choose its own id, and a refusal repeats the assigned one", async () => {
  const headers = { "x-request-id": "forged", "request-id": "forged" };
  const response = await shop.app.inject({ url: "/v1/nothing", headers });
  expect(response.json().requestId).toBe(response.headers["x-request-id"]);
  expect(response.headers["x-request-id"]).not.toBe("forged");
});

test("over HTTPS every reply carries Strict-Transport-Security", async () => {
  const secure = await createTestShop({ isHttps: true });
  const response = await secure.app.inject("/v1/nothing");
  await secure.close();
  expect(response.headers["strict-transport-security"]).toBe("max-age=31536000");
});

test("personal replies are not stored by shared caches", async () => {
  const token = await guest(shop);
  const headers = { authorization: `Bearer ${token}` };
  for (const url of ["/v1.2/app-users/shopping-carts", "/v2/app-users/detail", "/v1/app-users/order-items"]) {
    expect((await shop.app.inject({ url, headers })).headers["cache-control"]).toBe("no-store");
  }
});

test("every refusal has a status of its kind and a Korean sentence for shoppers", () => {
  for (const [code, [status, message]] of Object.entries(REFUSALS)) {
    expect([code, status >= 400 && status < 600]).toEqual([code, true]);
    expect(message).toMatch(/[가-힣]/);
    expect(message.length).toBeLessThanOrEqual(80);
  }
});

test("metrics count replies by route, without ids", async () => {
  await shop.app.inject("/v1/products/424242?x=secret");
  expect((await shop.app.inject("/metrics")).statusCode).toBe(404);
  const text = await shop.metrics.registry.metrics();
  expect(text).toMatch(/http_request_seconds_count\{route="GET \/v1\/products\/:id",status="4\d\d"\} [1-9]/);
  expect(text).not.toContain("424242");
  expect(text).toContain("process_cpu_seconds_total");
});

test("without its database the shop stays up and answers SHOP_BUSY, never 500", async () => {
  const alone = await createTestShop();
  expect((await alone.app.inject("/readyz")).json()).toEqual({ status: "ready" });
  await alone.database.db.close();
  expect((await alone.app.inject("/healthz")).json()).toEqual({ status: "ok" });
  const guestToken = await alone.app.inject({ method: "POST", url: "/v2/tokens/guest" });
  for (const busy of [await alone.app.inject("/v1/categories"), guestToken]) {
    expect([busy.statusCode, busy.json().code, busy.headers["retry-after"]]).toEqual([503, "SHOP_BUSY", "2"]);
    expect(busy.json().message).toBe("지금 이용하는 분이 많아요. 잠시 뒤 자동으로 다시 시도해요");
  }
  await alone.app.close();
});

test("a closing shop answers the requests it has received", async () => {
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  const closing = await createTestShop();
  closing.app.get("/slow", async () => {
    asked();
    await mayAnswer;
    return { done: true };
  });
  const url = await closing.app.listen({ port: 0, host: "127.0.0.1" });
  const response = fetch(`${url}/slow`);
  await isAsked;
  const closed = closing.close();
  answer();
  expect(await (await response).json()).toEqual({ done: true });
  await closed;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});
