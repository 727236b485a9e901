import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { confirmed } from "../../testing/confirm-identity-by-code-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member } from "../../testing/product-and-member-fixtures.ts";
import { later } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

const FILL = new URL("../../db/migrations/0138_privacy_log_of_the_past.sql", import.meta.url);
const ENTRIES = `select user_id, action_id, actor, actor_name, act, reason, is_masked, order_ids, inquiry_ids, at
  from privacy_log_entry where actor <> 'carrier' order by at, user_id, action_id`;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("the log of the past is filled from the trail with the entries that would have been written then, once each", async () => {
  const support = await operator(shop, "support");
  const [buyer, other] = [await member(shop), await member(shop)];
  const { id } = await buyThroughCart(shop, buyer, [{ price: 10_000 }]);
  await shop.call(support.token, "GET /operator/v1/orders/{id}", { path: { id } });
  later(shop, 60);
  await shop.call(support.token, "POST /operator/v1/orders/{id}/personal-data", {
    path: { id },
    body: { reason: "주소를 고쳐 달라는 전화" },
  });
  later(shop, 60);
  await shop.call(support.token, "GET /operator/v1/members", { query: {} });
  await shop.call(other, "GET /v1/app-users/personal-data", {}, await confirmed(shop, other, "exportData"));
  const { asOwner } = shop.database;
  const written = await asOwner(ENTRIES);
  expect(new Set(written.map(({ act }) => act)).size).toBe(3);

  await asOwner("delete from privacy_log_entry");
  const fill = await readFile(FILL, "utf8");
  for (let turn = 0; turn < 2; turn += 1) {
    await asOwner(fill);
    expect(await asOwner(ENTRIES)).toEqual(written);
  }
});
