import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { DEMONSTRATION, importDemonstration } from "../../import/catalogue-fixture.ts";
import type { LabelledQuery } from "./build-labelled-queries.ts";
import { HELD_OUT_LABELLED } from "./held-out-labelled-queries.ts";
import { HELD_OUT } from "./held-out-queries.ts";
import { LABELLED } from "./labelled-queries.ts";

/** Minimum percentage of queries with an expected product among the first five, or rightly without one. */
const BAR = 95;
/** The same for labelled queries whose first five must be right. */
const LABELLED_BAR = 98;
const CONTROL_BAR = 92;

type Query = { query: string; expected: readonly number[] };

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await importDemonstration(shop.database.db, shop.clock.now);
});
afterAll(() => shop.close());

test("the catalogue's own queries find the expected products", async () => {
  const file = await readFile(path.join(DEMONSTRATION, "catalog/search-queries.json"), "utf8");
  const listed: { query: string; expectedTop5: number[] }[] = JSON.parse(file);
  const queries = listed.map(({ query, expectedTop5 }) => ({ query, expected: expectedTop5 }));
  expect(queries.length).toBeGreaterThanOrEqual(80);
  expect(await hitRate("search-queries.json", queries)).toBeGreaterThanOrEqual(BAR);
});

test("held-out queries find the expected products", async () => {
  expect(HELD_OUT.length).toBeGreaterThanOrEqual(60);
  const queries = HELD_OUT.map(([query, expected]) => ({ query, expected }));
  expect(await hitRate("held-out queries", queries)).toBeGreaterThanOrEqual(BAR);
});

test.each([
  ["labelled", LABELLED, 100, LABELLED_BAR],
  ["control", HELD_OUT_LABELLED, 60, CONTROL_BAR],
] as const)("%s queries of every kind: their first five are right", async (name, list, least, bar) => {
  expect(list.length).toBeGreaterThanOrEqual(least);
  const outcomes = await Promise.all(list.map(answer));
  const kinds = Map.groupBy(outcomes, ({ kind }) => kind);
  const lines = [...kinds].map(([kind, all]) => {
    const missed = all.filter(({ isRight }) => !isRight);
    const shown = missed.map(({ query, names }) => `\n    ${query}: ${names.join(" | ") || "nothing"}`);
    return `\n  ${kind}: ${all.length - missed.length}/${all.length}${shown.join("")}`;
  });
  const right = outcomes.filter(({ isRight }) => isRight).length;
  // biome-ignore lint/suspicious/noConsole: the score by kind is what this test tells
  console.log(`${name} queries: ${right}/${outcomes.length}${lines.join("")}`);
  expect((right / outcomes.length) * 100).toBeGreaterThanOrEqual(bar);
});

test.each([
  ["치약"],
  ["캣타워"],
  ["노트북"],
  ["세탁기"],
  ["화장품"],
  ["이어폰"],
  ["볼펜"],
  ["기저귀"],
  ["침대"],
  ["자전거"],
  ["컴퓨터"],
  ["핸드폰 케이스"],
  ["청소기"],
  ["의자"],
  ["축구공"],
  ["hello"],
  ["iphone"],
  ["zxcv"],
  ["ㅁㄴㅇㄹ"],
  ["ㅎㅎㅎ"],
  ["뷁쀍"],
  ["9999999"],
])("%s, which the shop does not sell, finds nothing", async (query) => {
  const { reply } = await shop.call(null, "GET /v1/products/search", { query: { searchToken: query } });
  expect(reply.list.map(({ name }) => name)).toEqual([]);
});

test.each([
  ["쳬리", "체리"],
  ["참왜", "참외"],
  ["tomatoes", "토마토"],
  ["Cherries", "체리"],
  ["apples 5kg", "사과"],
])("%s finds %s first", async (query, name) => {
  const { reply } = await shop.call(null, "GET /v1/products/search", { query: { searchToken: query } });
  expect(reply.list[0]?.name).toContain(name);
});

test("a plural is not reported as corrected, a typo is", async () => {
  const corrected = async (searchToken: string) =>
    (await shop.call(null, "GET /v1/products/search", { query: { searchToken } })).reply.correctedToken;
  expect(await corrected("tomatoes")).toBeNull();
  expect(await corrected("쳬리")).toBe("체리");
});

/** Searches a labelled query: it is right when its first results are, as many as right ones are in stock. */
async function answer({ kind, query, right }: LabelledQuery) {
  const [stock] = await select<{ count: number }>(
    shop,
    "select count(*)::int as count from search_document where in_stock and product_id = any($1)",
    [right],
  );
  const { reply } = await shop.call(null, "GET /v1/products/search", { query: { searchToken: query } });
  const first = reply.list.slice(0, Math.min(5, Math.max(1, stock?.count ?? 0)));
  return {
    kind,
    query,
    names: reply.list.slice(0, 5).map(({ id, name }) => (right.includes(id) ? name : `(${name})`)),
    isRight: first.length > 0 && first.every(({ id }) => right.includes(id)),
  };
}

/** Returns the percentage of queries that pass; prints the others. */
async function hitRate(name: string, queries: readonly Query[]): Promise<number> {
  const misses: string[] = [];
  for (const { query, expected } of queries) {
    const { reply } = await shop.call(null, "GET /v1/products/search", { query: { searchToken: query } });
    const first = reply.list.slice(0, 5);
    const isHit = expected.length === 0 ? first.length === 0 : first.some(({ id }) => expected.includes(id));
    if (!isHit) misses.push(`${query}: ${first.map((product) => product.name).join(" | ") || "nothing"}`);
  }
  const rate = ((queries.length - misses.length) / queries.length) * 100;
  const missed = misses.map((miss) => `\n  missed ${miss}`).join("");
  // biome-ignore lint/suspicious/noConsole: what was missed is what this test tells
  console.log(`${name}: ${queries.length - misses.length}/${queries.length} = ${rate.toFixed(1)} %${missed}`);
  return rate;
}
