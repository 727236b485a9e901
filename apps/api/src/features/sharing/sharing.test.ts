import type { CallName } from "@todayfruit/contract/call-definition";
import { afterAll, beforeAll, expect, test } from "vitest";
import { check, openForm } from "../../testing/checkout-steps.ts";
import { guest, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let productId: number;
let optionId: number;
beforeAll(async () => {
  shop = await createTestShop();
  const seeded = await seedProduct(shop.database.db);
  productId = seeded.productId;
  [optionId] = seeded.optionIds;
  await requireShare(true);
});
afterAll(() => shop.close());

const SHARE = "POST /v1/app-users/user-products/{type}/{id}";
const requireShare = (isRequired: boolean) =>
  select(shop, "update product set requires_share = $2 where id = $1", [productId, isRequired]);
const share = (token: string, id = productId) => shop.call(token, SHARE, { path: { type: "share", id } });
const groups = () => ({ productId, optionGroups: [{ optionId, optionUnit: 1 }] });

const WAYS: [CallName, (token: string) => Promise<{ status: number; refusal: { code: string } }>][] = [
  [
    "POST /v1.2/app-users/shopping-carts",
    (token) => shop.call(token, "POST /v1.2/app-users/shopping-carts", { body: groups() }),
  ],
  [
    "POST /v4/app-users/order-tmp",
    (token) => shop.call(token, "POST /v4/app-users/order-tmp", { body: groups() }),
  ],
];

test.each(WAYS)("%s is refused until the same shopper has shared the product", async (_name, buy) => {
  const [token, other] = [await guest(shop), await guest(shop)];
  await share(other);
  expect((await buy(token)).refusal.code).toBe("SHARE_REQUIRED");
  expect((await share(token)).reply.userProductOrderConditions).toEqual([{ type: "share", isSatisfy: true }]);
  expect((await buy(token)).status).toBe(200);
});

test("a product in a cart or form when sharing becomes required must be shared too", async () => {
  const token = await guest(shop);
  await requireShare(false);
  const added = await shop.call(token, "POST /v1.2/app-users/shopping-carts", { body: groups() });
  const form = await openForm(shop, token, [{ productId, optionId }]);
  await requireShare(true);
  const pick = () =>
    shop.call(token, "POST /v1.2/app-users/shopping-carts/order-item-tmp", {
      body: { optionGroupIds: added.reply.optionGroupIds },
    });
  const cart = await shop.call(token, "GET /v1.2/app-users/shopping-carts");
  expect(cart.reply.list[0]?.bundleItems[0]?.optionGroups[0]?.block).toBe("SHARE_REQUIRED");
  expect((await pick()).refusal.code).toBe("SHARE_REQUIRED");
  expect((await check(shop, token, form)).refusal.code).toBe("SHARE_REQUIRED");
  await share(token);
  expect((await pick()).status).toBe(200);
  expect((await check(shop, token, form)).status).toBe(200);
});

test("everyone sees the condition, and each shopper whether they meet it", async () => {
  const token = await guest(shop);
  const path = { id: productId };
  const conditionsOf = async () =>
    (await shop.call(token, "GET /v1/products/{id}/user-personal", { path })).reply
      .userProductOrderConditions;
  const open = [{ type: "share", isSatisfy: false }];
  const { reply } = await shop.call(null, "GET /v1/products/{id}", { path });
  expect(reply.userProductOrderConditions).toEqual(open);
  expect(await conditionsOf()).toEqual(open);
  await Promise.all([share(token), share(token), share(token)]);
  expect(await conditionsOf()).toEqual([{ type: "share", isSatisfy: true }]);
});

test("sharing without a condition changes nothing, and an unknown product cannot be shared", async () => {
  const { productId: free } = await seedProduct(shop.database.db);
  const token = await guest(shop);
  expect((await share(token, free)).reply.userProductOrderConditions).toEqual([]);
  expect((await share(token, 2_000_000_000)).refusal.code).toBe("PRODUCT_NOT_FOUND");
});
