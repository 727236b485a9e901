import { afterAll, beforeAll, expect, test } from "vitest";
import { seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const show = async (id: number, zonecode: string) =>
  shop.call(null, "GET /v1/products/{id}/delivery", { path: { id }, query: { zonecode } });

test("the delivery to a zonecode has the day and the fee of its area; the mainland has those of the page", async () => {
  const { productId: id, distributorId } = await seedProduct(shop.database.db, { undeliverableThird: true });
  await select(shop, "update distributor set region = '경북 영주시' where id = $1", [distributorId]);
  const { reply: page } = await shop.call(null, "GET /v1/products/{id}", { path: { id } });
  const seoul = (await show(id, "05551")).reply;
  expect(seoul).toEqual({
    areaAddress: "major",
    deliveryPromise: page.deliveryPromise,
    shippingFee: { base: page.productShippingFee.base, area: page.productShippingFee.primaryArea },
    isUndeliverable: false,
  });
  const jeju = (await show(id, "63122")).reply;
  expect(jeju).toMatchObject({
    areaAddress: "secondary_area",
    shippingFee: { area: page.productShippingFee.secondaryArea },
    isUndeliverable: false,
  });
  expect(jeju.deliveryPromise.arrivalTo > seoul.deliveryPromise.arrivalTo).toBe(true);
  expect((await show(id, "40205")).reply).toMatchObject({ areaAddress: "third_area", isUndeliverable: true });
});

test("a product that is not sold and a zonecode of letters are refused", async () => {
  expect((await show(2_000_000_000, "05551")).refusal.code).toBe("PRODUCT_NOT_FOUND");
  expect((await show(1, "seoul")).refusal.code).toBe("INVALID_INPUT");
});
