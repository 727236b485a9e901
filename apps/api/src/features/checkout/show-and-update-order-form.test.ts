import { afterAll, beforeAll, expect, test } from "vitest";
import { authorize, confirm, placeOrder } from "../../testing/checkout-steps.ts";
import { ADDRESS, guest, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test.each([
  ["on the mainland", "05551", 13_000, "major"],
  ["on Jeju", "63535", 16_000, "secondary_area"],
  ["on an island", "40205", 18_000, "third_area"],
])("a zonecode alone previews the price %s and stores nothing", async (_where, zonecode, price, area) => {
  const { token, id } = await form();
  const ahead = await shop.call(token, CALCULATE, { path: { id }, body: { zonecode } });
  expect(ahead.reply).toMatchObject({ address: null, area, prices: { price } });
  const kept = await shop.call(token, "GET /v4/app-users/order-tmp/{id}", { path: { id } });
  expect(kept.reply).toMatchObject({ address: null, area: "major", prices: { price: 13_000 } });
});

test("a price preview names what cannot be delivered there", async () => {
  const { token, id } = await form({ undeliverableThird: true });
  const ahead = await shop.call(token, CALCULATE, { path: { id }, body: { zonecode: "40205" } });
  expect(ahead.reply.undeliverableProducts).toHaveLength(1);
});

test("an invalid zonecode and another buyer's form are refused", async () => {
  const { token, id } = await form();
  const wrong = await shop.call(token, CALCULATE, { path: { id }, body: { zonecode: "0555" } });
  expect(wrong.refusal.code).toBe("INVALID_INPUT");
  const other = await shop.call(await guest(shop), CALCULATE, { path: { id }, body: { zonecode: "05551" } });
  expect(other.refusal.code).toBe("ORDER_TMP_NOT_FOUND");
});

test("a form shows its order once that is paid or waits for its deposit, not before", async () => {
  const token = await guest(shop);
  const { productId, optionIds } = await seedProduct(shop.database.db, { price: 10_000 });
  for (const method of ["CARD", "VIRTUAL_ACCOUNT"] as const) {
    const placed = await placeOrder(
      shop,
      token,
      { productId, optionId: optionIds[0] },
      method === "CARD" ? "card" : "vbank",
    );
    const path = { id: placed.orderTmpId };
    const before = await shop.call(token, "GET /v4/app-users/order-tmp/{id}", { path });
    expect(before.reply.placedOrderId).toBeNull();
    await confirm(shop, token, placed, await authorize(shop, placed, method));
    const after = await shop.call(token, "GET /v4/app-users/order-tmp/{id}", { path });
    expect(after.reply.placedOrderId).toBe(placed.orderId);
  }
});

test("a form with no offered product is expired for every call", async () => {
  const { token, id } = await form();
  await shop.database.db.pool.query(
    "update product set status = 'removed' where id = (select max(id) from product)",
  );
  const path = { id };
  const asked = [
    await shop.call(token, "GET /v4/app-users/order-tmp/{id}", { path }),
    await shop.call(token, "PUT /v3/app-users/order-tmp/address/{id}", { path, body: { address: ADDRESS } }),
    await shop.call(token, CALCULATE, { path, body: { address: ADDRESS } }),
    await shop.call(token, CALCULATE, { path, body: { zonecode: "05551" } }),
  ];
  for (const { refusal } of asked) expect(refusal.code).toBe("ORDER_TMP_NOT_FOUND");
});

test("options of one product with two shipment dates are not ordered together, also from a merged cart", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, {
    shipmentDates: ["2026-11-24", "2026-11-25"],
  });
  const token = await guest(shop);
  const added = await shop.call(token, "POST /v1.2/app-users/shopping-carts", {
    body: { productId, optionGroups: [{ optionId: optionIds[0], optionUnit: 1 }] },
  });
  const [first = 0] = added.reply.optionGroupIds;
  const merged = await select<{ id: number }>(
    shop,
    `insert into cart_option (cart_item_id, option_id, units, created_at)
     select cart_item_id, $1, 1, created_at from cart_option where id = $2 returning id`,
    [optionIds[1], first],
  );
  const optionGroupIds = [first, ...merged.map(({ id }) => id)];
  expect(optionGroupIds).toHaveLength(2);
  const picked = await shop.call(token, "POST /v1.2/app-users/shopping-carts/order-item-tmp", {
    body: { optionGroupIds },
  });
  const tmp = await shop.call(token, "POST /v4/app-users/order-tmp", {
    body: { orderItemTmpId: picked.reply.id },
  });
  expect(tmp.refusal).toMatchObject({
    code: "TWO_SHIPMENT_DATES",
    detail: { products: [{ id: productId }, { id: productId }] },
  });
});

const CALCULATE = "PATCH /v4/app-users/order-tmp/calculate/{id}";

/** Opens a form of 10,000 원 and 3,000 원 of shipping, without an address. */
async function form(seed: Parameters<typeof seedProduct>[1] = {}): Promise<{ token: string; id: string }> {
  const token = await guest(shop);
  const { productId, optionIds } = await seedProduct(shop.database.db, { price: 10_000, ...seed });
  const tmp = await shop.call(token, "POST /v4/app-users/order-tmp", {
    body: { productId, optionGroups: [{ optionId: optionIds[0], optionUnit: 1 }] },
  });
  return { token, id: tmp.reply.id };
}
