import { afterAll, beforeAll, expect, test } from "vitest";
import { guest } from "../testing/product-and-member-fixtures.ts";
import { later } from "../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ limits: { changes: 3, logins: 5 } });
});
afterAll(() => shop.close());

test("logins are limited apart from other changes and from reading, per minute", async () => {
  const token = await guest(shop);
  const logIn = () =>
    shop.call(null, "POST /v2/tokens", { body: { email: "a@b.example", password: "guess-1234" } });
  const statuses = [];
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await logIn()).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  // Guest tokens have a limit of their own.
  for (let turn = 0; turn < 4; turn += 1) await guest(shop);
  const refused = await shop.app.inject({
    method: "POST",
    url: "/v2/tokens/guest",
    headers: { platform: "web" },
  });
  expect([refused.statusCode, refused.json().code, Number(refused.headers["retry-after"])]).toEqual([
    429,
    "TOO_MANY_REQUESTS",
    60,
  ]);

  const verify = () => shop.call(token, "POST /v2/tokens/verify");
  const changes = [(await verify()).status, (await verify()).status, (await verify()).status];
  expect([...changes, (await verify()).status]).toEqual([200, 200, 200, 429]);
  for (let turn = 0; turn < 10; turn += 1) {
    expect((await shop.call(token, "GET /v1.2/app-users/shopping-carts")).status).toBe(200);
  }
  later(shop, 1);
  expect([(await logIn()).status, (await verify()).status]).toEqual([401, 200]);
});

test("a forwarded address is ignored where no proxy is trusted", async () => {
  later(shop, 5);
  const statuses = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const headers = { "x-forwarded-for": `10.0.0.${turn}`, "x-real-ip": `10.0.0.${turn}` };
    const response = await shop.app.inject({ method: "POST", url: "/v2/tokens/guest", headers });
    statuses.push(response.statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("page events are counted apart from their shopper's changes", async () => {
  later(shop, 5);
  const token = await guest(shop);
  const body = {
    session: shop.services.uuid(),
    visitor: "0".repeat(32),
    isComeback: false,
    platform: "web" as const,
    events: [],
    left: [],
  };
  const statuses = [];
  for (let turn = 0; turn < 4; turn += 1) {
    statuses.push((await shop.call(null, "POST /v1/events", { body })).status);
  }
  expect(statuses).toEqual([204, 204, 204, 429]);
  expect((await shop.call(token, "POST /v2/tokens/verify")).status).toBe(200);
});

test("webhooks are counted apart from shoppers' changes, with ten times the limit", async () => {
  later(shop, 5);
  const statuses: number[] = [];
  for (let turn = 0; turn < 31; turn += 1) {
    statuses.push((await shop.call(null, "POST /v1/payments/webhooks/toss", { body: {} })).status);
  }
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
  expect((await shop.call(await guest(shop), "POST /v2/tokens/verify")).status).toBe(200);
});
