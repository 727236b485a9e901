import { afterAll, beforeAll, expect, test } from "vitest";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop();
  token = (await operator(shop)).token;
  const { productId } = await seedProduct(shop.database.db);
  await select(shop, "update product set name = '노지 감귤' where id = $1", [productId]);
});
afterAll(() => shop.close());

const ADD = "POST /operator/v1/search-words";
const add = (word: string) =>
  shop.call(token, ADD, {
    body: { rows: [{ word, relation: "same", means: ["감귤"] }], reason: "찾는 분이 많아요" },
  });
const found = async (searchToken: string) => {
  // The notification of the database drops the dictionary in a running shop.
  shop.services.searchDictionary.drop();
  const { reply } = await shop.call(null, "GET /v1/products/search", { query: { searchToken } });
  return reply.totalCount;
};

test("a word that an operator adds finds the goods that it means, and no longer once undone", async () => {
  expect(await found("새콤공")).toBe(0);
  const { reply } = await add("새콤공");
  expect(await found("새콤공")).toBe(1);
  const path = { id: reply.change.id };
  await shop.call(token, "POST /operator/v1/changes/{id}/undo", { path, body: { reason: "되돌림" } });
  expect(await found("새콤공")).toBe(0);
});

test("a word with a space or capitals, and one that is there already, are refused", async () => {
  expect((await add("새콤 공")).refusal.code).toBe("INVALID_INPUT");
  expect((await add("GYUL")).refusal.code).toBe("INVALID_INPUT");
  expect((await add("새콤공")).status).toBe(200);
  expect((await add("새콤공")).refusal.code).toBe("SEARCH_WORD_TAKEN");
  const row = { word: "달콤공", relation: "same" as const, means: ["감귤"] };
  const twice = await shop.call(token, ADD, { body: { rows: [row, row], reason: "시험" } });
  expect(twice.refusal.code).toBe("SEARCH_WORD_TAKEN");
});
