import { afterAll, beforeAll, expect, test } from "vitest";
import { buyGift, giftData, giftGroup } from "../../../testing/gift-checkout-steps.ts";
import { member, seedProduct, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

test("a Kakao notice marks a link as shared; a notice without Kakao's key changes nothing", async () => {
  const token = await member(shop);
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const pick = { productId, optionId: optionIds[0] };
  const { group } = await buyGift(shop, token, pick, giftData("kakaotalkSend", 2), 2);
  const [first] = group.giftTos;
  const hear = (authorization: string, giftTo: string) =>
    shop.app.inject({
      method: "POST",
      url: "/v1/gift/shared",
      headers: { "content-type": "application/x-www-form-urlencoded", authorization },
      payload: new URLSearchParams({ CHAT_TYPE: "DirectChat", HASH_CHAT_ID: "x", giftTo }).toString(),
    });
  for (const forged of ["", "KakaoAK", "KakaoAK guessed", "Bearer test_kakao_secret"]) {
    expect((await hear(forged, first?.uuid ?? "")).statusCode).toBe(401);
  }
  expect((await hear("KakaoAK test_kakao_secret", "unknown")).statusCode).toBe(200);
  expect((await giftGroup(shop, token, group.id)).giftTos.map(({ sharedAt }) => sharedAt)).toEqual([
    null,
    null,
  ]);
  expect((await hear("KakaoAK test_kakao_secret", first?.uuid ?? "")).statusCode).toBe(200);
  const shared = (await giftGroup(shop, token, group.id)).giftTos.map(({ sharedAt }) => sharedAt);
  expect(shared).toEqual([shop.clock.now.toISOString(), null]);
});
