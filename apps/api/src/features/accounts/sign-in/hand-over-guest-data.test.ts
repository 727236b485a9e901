import { afterAll, beforeAll, expect, test } from "vitest";
import { openForm, pay, placeOrder } from "../../../testing/checkout-steps.ts";
import {
  guest,
  member,
  seedProduct,
  seedRules,
  signUp,
} from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const PASSWORD = "orchard in the fog";
const SHOW = "GET /v4/app-users/order-tmp/{id}";

test("a guest's order form becomes the member's after sign-up and after login", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, {});
  const pick = { productId, optionId: optionIds[0] };
  const [first, second] = [await guest(shop), await guest(shop)];
  const forms = [await openForm(shop, first, [pick]), await openForm(shop, second, [pick])];

  const joined = await join("form@todayfruit.example", first);
  const back = await shop.call(second, "POST /v2/tokens", {
    body: { email: "form@todayfruit.example", password: PASSWORD },
  });
  for (const [place, token] of [joined, back.reply.token].entries()) {
    const path = { id: forms[place]?.id ?? "" };
    expect((await shop.call(token, SHOW, { path })).reply.prices.price).toBe(forms[place]?.price);
    expect((await shop.call(place === 0 ? first : second, SHOW, { path })).refusal.code).toBe(
      "ORDER_TMP_NOT_FOUND",
    );
  }
});

test("lines of such a form leave the member's cart once it is paid", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { options: 2 });
  const token = await guest(shop);
  await shop.call(token, "POST /v1.2/app-users/shopping-carts", {
    body: { productId, optionGroups: optionIds.map((optionId) => ({ optionId, optionUnit: 1 })) },
  });
  const [wanted] = await cartOf(token);
  const picked = await shop.call(token, "POST /v1.2/app-users/shopping-carts/order-item-tmp", {
    body: { optionGroupIds: [wanted?.id ?? 0] },
  });
  const form = await shop.call(token, "POST /v4/app-users/order-tmp", {
    body: { orderItemTmpId: picked.reply.id },
  });

  const joined = await join("cart-form@todayfruit.example", token);
  const [row] = await select<{ lines: { cartOptionId: number; optionId: number }[] }>(
    shop,
    "select lines from order_tmp where id = $1",
    [form.reply.id],
  );
  const now = (await cartOf(joined)).find(({ optionId }) => optionId === row?.lines[0]?.optionId);
  expect(row?.lines.map(({ cartOptionId }) => cartOptionId)).toEqual([now?.id]);
});

test("a paid form stays with the guest whose order it is", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, {});
  const token = await guest(shop);
  const placed = await placeOrder(shop, token, { productId, optionId: optionIds[0] });
  await pay(shop, token, placed);
  const joined = await join("paid-form@todayfruit.example", token);
  const path = { id: placed.orderTmpId };
  expect((await shop.call(joined, SHOW, { path })).refusal.code).toBe("ORDER_TMP_NOT_FOUND");
  expect((await shop.call(token, SHOW, { path })).reply.placedOrderId).toBe(placed.orderId);
});

test("another guest's form is not moved", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, {});
  const form = await openForm(shop, await guest(shop), [{ productId, optionId: optionIds[0] }]);
  const stranger = await member(shop);
  expect((await shop.call(stranger, SHOW, { path: { id: form.id } })).refusal.code).toBe(
    "ORDER_TMP_NOT_FOUND",
  );
});

async function join(email: string, token: string): Promise<string> {
  return (await signUp(shop, { email }, token)).reply.token;
}

async function cartOf(token: string): Promise<{ id: number; optionId: number }[]> {
  const { reply } = await shop.call(token, "GET /v1.2/app-users/shopping-carts");
  return reply.list
    .flatMap(({ bundleItems }) => bundleItems.flatMap(({ optionGroups }) => optionGroups))
    .map((group) => ({ id: group.id, optionId: group.productOptionCombination.id }));
}
