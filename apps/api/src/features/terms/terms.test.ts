import { afterAll, beforeAll, expect, test } from "vitest";
import { select } from "../../testing/shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("anyone can read the terms in sequence; a shop without any has an empty list", async () => {
  expect((await shop.call(null, "GET /v1/terms")).reply).toEqual({ list: [] });
  const terms = [
    { code: "termsOfService", title: "이용약관 동의", required: true, version: "2", contents: "제1조" },
    { code: "marketing", title: "광고성 정보 수신 동의", required: false, version: "1", contents: "할인" },
  ];
  await select(shop, "insert into shop_rule (name, value) values ('terms', $1::jsonb)", [
    JSON.stringify(terms.map((term) => ({ ...term, id: 7, notice: "예시" }))),
  ]);
  expect((await shop.call(null, "GET /v1/terms")).reply).toEqual({ list: terms });
});
