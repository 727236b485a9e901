import { afterAll, beforeAll, expect, test } from "vitest";
import { boundCalls } from "../../app.ts";
import { guest } from "../../testing/product-and-member-fixtures.ts";
import { later } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { createResponseCache } from "../cache/response-cache.ts";
import { createReadBudget } from "./read-budget.ts";
import { costOf } from "./read-budget-costs.ts";
import { createSharedMinuteCounts } from "./shared-minute-counts.ts";

const READS = 40;
const CART = "/v1.2/app-users/shopping-carts";
let shop: TestShop;
let token: string;
beforeAll(async () => {
  const cache = createResponseCache({ now: () => 0, maxBytes: 1_000_000, onError: () => undefined });
  shop = await createTestShop({ limits: { changes: 0, logins: 0, reads: READS }, trustProxy: 1, cache });
  token = await guest(shop);
});
afterAll(() => shop.close());

function ask(url: string, from: string, method: "GET" | "HEAD" = "GET") {
  const headers = { platform: "web", authorization: `Bearer ${token}`, "x-forwarded-for": from };
  return shop.app.inject({ method, url, headers });
}

async function statuses(times: number, url: string, from: (turn: number) => string): Promise<number[]> {
  const seen: number[] = [];
  for (let turn = 0; turn < times; turn += 1) seen.push((await ask(url, from(turn))).statusCode);
  return seen;
}

const passed = (seen: number[]) => seen.filter((status) => status !== 429).length;

test("personal reads cost 1 each and are refused beyond the budget until the minute is over", async () => {
  expect(await statuses(READS + 2, CART, () => "203.0.113.1")).toEqual([...Array(READS).fill(200), 429, 429]);
  const refused = await ask(CART, "203.0.113.1");
  expect([refused.statusCode, refused.headers["retry-after"], refused.json()]).toEqual([
    429,
    "60",
    expect.objectContaining({
      code: "TOO_MANY_REQUESTS",
      message: "요청이 너무 잦아요. 잠시 후 다시 시도해 주세요",
    }),
  ]);
  expect((await ask(CART, "203.0.113.1", "HEAD")).statusCode).toBe(429);
  expect((await ask(CART, "203.0.113.2")).statusCode).toBe(200);
  later(shop, 1);
  expect((await ask(CART, "203.0.113.1")).statusCode).toBe(200);
});

test("an uncached search costs 10, a cached one 0; unknown tokens are charged alike", async () => {
  later(shop, 1);
  const search = (word: number) => ask(`/v1/products/search?searchToken=${word}`, "203.0.113.1");
  const seen: number[] = [];
  for (let word = 0; word < 12; word += 1) seen.push((await search(word)).statusCode);
  expect(seen).toEqual([...Array(READS / 10).fill(200), ...Array(12 - READS / 10).fill(429)]);
  expect((await search(1)).statusCode).toBe(200);
  const headers = {
    platform: "web",
    authorization: `Bearer ${"A".repeat(43)}`,
    "x-forwarded-for": "203.0.113.9",
  };
  const unknown: number[] = [];
  for (let turn = 0; turn <= READS; turn += 1) {
    unknown.push((await shop.app.inject({ url: CART, headers })).statusCode);
  }
  expect(unknown).toEqual([...Array(READS).fill(401), 429]);
});

test("cached replies cost 0 and are served when the budget is spent; uncached ones are refused", async () => {
  later(shop, 1);
  expect((await ask("/v1/categories", "203.0.113.2")).statusCode).toBe(200);
  expect(passed(await statuses(READS + 5, CART, () => "203.0.113.1"))).toBe(READS);
  expect(passed(await statuses(200, "/v1/categories", () => "203.0.113.1"))).toBe(200);
  expect((await ask("/v1/main-navigation", "203.0.113.1")).statusCode).toBe(429);
  // A refusal of one network is not cached: the other network gets its reply, which is then cached for both.
  expect((await ask("/v1/main-navigation", "203.0.113.2")).statusCode).toBe(200);
  expect((await ask("/v1/main-navigation", "203.0.113.1")).statusCode).toBe(200);
});

test("unknown addresses are charged, since nothing is cached for them", async () => {
  later(shop, 1);
  const seen: number[] = [];
  for (let turn = 0; turn < READS + 3; turn += 1) {
    seen.push((await ask(`/v1/products/${900_000 + turn}`, "203.0.113.1")).statusCode);
  }
  expect(seen).toEqual([...Array(READS).fill(404), 429, 429, 429]);
});

test("all addresses of an IPv6 /64 share a budget; those of a /48 share twenty", async () => {
  later(shop, 1);
  expect(passed(await statuses(READS + 5, CART, (turn) => `2001:db8:1:1::${turn.toString(16)}`))).toBe(READS);
  const ofSite = await statuses(READS * 20, CART, (turn) => `2001:db8:1:${(2 + turn).toString(16)}::1`);
  expect(passed(ofSite)).toBe(READS * 20 - READS);
  expect((await ask(CART, "2001:db8:2:1::1")).statusCode).toBe(200);
});

test("two processes share a budget up to unreported parts, and one statement reports many reads", async () => {
  const sums = new Map<string, number>();
  let statements = 0;
  const count = async (key: string, _start: Date, by: number) => {
    statements += 1;
    const sum = (sums.get(key) ?? 0) + by;
    sums.set(key, sum);
    return sum;
  };
  const budgets = [0, 1].map(() =>
    createReadBudget({
      limit: 12_000,
      windows: createSharedMinuteCounts({ count, now: () => 0, onTrouble: () => undefined }),
    }),
  );
  const request = { ip: "203.0.113.1" };
  const reply = { header: () => reply } as never;
  let reads = 0;
  for (const budget of [...budgets, ...budgets]) {
    for (let turn = 0; turn < 13_000; turn += 1) {
      try {
        budget.check(request, reply);
      } catch {
        break;
      }
      budget.charge(request, 1);
      reads += 1;
      await Promise.resolve();
    }
  }
  expect(reads).toBeGreaterThanOrEqual(12_000);
  expect(reads).toBeLessThanOrEqual(12_000 * 1.1);
  expect(statements).toBeLessThanOrEqual(25);
});

test("only reading calls have costs", () => {
  const dear = boundCalls.filter(({ name }) => costOf(name) > 1).map(({ name }) => name);
  expect(dear.length).toBeGreaterThan(4);
  expect(dear.filter((name) => !name.startsWith("GET "))).toEqual([]);
});
