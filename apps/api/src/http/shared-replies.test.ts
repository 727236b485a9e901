import { allCalls, type Name } from "@todayfruit/contract/all-calls";
import type { Call } from "@todayfruit/contract/call-definition";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operator } from "../testing/operator-account-and-login-steps.ts";
import { member, seedProduct } from "../testing/product-and-member-fixtures.ts";
import { seedDisplays } from "../testing/seed-displays.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";
import { createResponseCache } from "./cache/response-cache.ts";

/** No reply that belongs to a session may be kept by a cache in front of the shop. */

let shop: TestShop;
let productId: number;
let sessions: Record<string, string>[];
beforeAll(async () => {
  const cache = createResponseCache({
    now: () => Date.parse("2026-11-21T03:00:00Z"),
    maxBytes: 10_000_000,
    tagHeader: "surrogate-key",
    onError: (error) => {
      throw error;
    },
  });
  shop = await createTestShop({ cache });
  productId = (await seedProduct(shop.database.db)).productId;
  await seedDisplays(shop.database.db, [productId]);
  const token = await member(shop);
  sessions = [
    { authorization: `Bearer ${token}` },
    { authorization: `Bearer ${(await operator(shop)).token}` },
    { authorization: "Bearer unknown" },
    { cookie: `_ga=GA1.1.1.1; token=${token}` },
    { cookie: `__Host-console=${token}` },
  ];
});
afterAll(() => shop.close());

const NAMES = Object.keys(allCalls).filter((name) => (allCalls[name as Name] as Call).events !== true);
const CACHED = NAMES.filter((name) => (allCalls[name as Name] as Call).cached);

test("a product's reply names the product", async () => {
  const { headers } = await shop.app.inject(`/v1/products/${productId}`);
  expect(String(headers["surrogate-key"]).split(" ")).toContain(`product:${productId}`);
  const again = await shop.app.inject({
    url: `/v1/products/${productId}`,
    headers: { "if-none-match": String(headers.etag) },
  });
  expect([again.statusCode, again.headers["surrogate-key"]]).toEqual([304, headers["surrogate-key"]]);
});

test("no call answers a request with a token or a session's cookie so that others may keep the reply", async () => {
  let good = 0;
  const shared: string[] = [];
  for (const name of NAMES) {
    for (const session of sessions) {
      const { statusCode, headers } = await request(name, session);
      if (statusCode === 200) good += 1;
      const isPublic = /public|s-maxage/.test(`${headers["cache-control"]} ${headers["cdn-cache-control"]}`);
      const isKept = headers["cache-control"] === undefined && statusCode < 500;
      if (isPublic || isKept || headers["surrogate-key"] || headers["cache-tag"]) shared.push(name);
    }
  }
  expect(shared).toEqual([]);
  expect(good).toBeGreaterThan(100);
}, 120_000);

test("calls that the contract declares as cached are shared without a session, with their tags, and no others are", async () => {
  const shared = new Set<string>();
  for (const name of NAMES) {
    const { statusCode, headers } = await request(name, {});
    if (!/public/.test(String(headers["cdn-cache-control"]))) continue;
    shared.add(name);
    expect([name, statusCode, headers["set-cookie"], headers.vary]).toEqual([
      name,
      200,
      undefined,
      "accept-encoding",
    ]);
    expect(headers["surrogate-key"]).toMatch(/^catalog( [a-z0-9:-]+)*$/);
  }
  expect([...shared].filter((name) => !CACHED.includes(name))).toEqual([]);
  expect(shared.size).toBeGreaterThan(30);
}, 120_000);

/** Requests a call with ids of its path filled in; one without its body or query is refused, which is a reply, too. */
function request(name: string, headers: Record<string, string>) {
  const [method = "", template = ""] = name.split(" ");
  const url = template.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    field === "id" ? String(productId) : "1",
  );
  return shop.app.inject({ method: method as "GET", url, headers: { platform: "web", ...headers } });
}
