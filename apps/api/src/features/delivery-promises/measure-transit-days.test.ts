import { afterAll, beforeAll, expect, test } from "vitest";
import { buyGift, enterAddressOfGift } from "../../testing/buy-gift-and-enter-address-steps.ts";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { member, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { measureTransitDays } from "./measure-transit-days.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
  token = await member(shop);
});
afterAll(() => shop.close());

/** Adds delivered parcels with copies of an ordered product, dispatched on Monday 16 November. */
async function deliverParcels(productRow: number, parcels: number, deliveredAt: string): Promise<void> {
  await select(
    shop,
    `with copies as (
       insert into order_product (order_id, product_id, product_uuid, distributor_id, name, images, distributor_name,
              distributor_region, status)
       select order_id, product_id, product_uuid, distributor_id, name, images, distributor_name, distributor_region, 'delivery_end'
         from order_product cross join generate_series(1, $2::int) where id = $1
       returning id, order_id
     ), parcels as (
       insert into shipment (user_id, carrier_code, invoice_number, dispatched_at, delivered_at)
       select o.user_id, '04', (600000000000 + c.id)::text, '2026-11-16T08:00:00Z', $3 from copies c join orders o on o.id = c.order_id
       returning id, invoice_number
     )
     insert into shipment_product (order_product_id, shipment_id)
     select c.id, p.id from copies c join parcels p on p.invoice_number = (600000000000 + c.id)::text`,
    [productRow, parcels, deliveredAt],
  );
}

test("measureTransitDays: from 100 delivered parcels the product page tells the day of 95 % and its numbers", async () => {
  const order = await buyThroughCart(shop, token, [{}]);
  const [row] = await select<{ product_id: number; distributor_id: number }>(
    shop,
    "select product_id, distributor_id from order_product where id = $1",
    [order.productIds[0]],
  );
  const promise = async () =>
    (await shop.call(null, "GET /v1/products/{id}", { path: { id: row?.product_id ?? 0 } })).reply
      .deliveryPromise;
  await deliverParcels(order.productIds[0] ?? 0, 96, "2026-11-17T08:00:00Z");
  expect(await measureTransitDays(shop.services)).toBe(96);
  expect(await promise()).toMatchObject({ arrivalTo: "2026-11-25", parcels: null });

  await deliverParcels(order.productIds[0] ?? 0, 4, "2026-11-19T08:00:00Z");
  expect(await measureTransitDays(shop.services)).toBe(100);
  expect(await select(shop, "select days, parcels from arrival_count order by days")).toEqual([
    { days: 1, parcels: 96 },
    { days: 3, parcels: 4 },
  ]);
  expect(await promise()).toMatchObject({
    arrivalFrom: "2026-11-24",
    arrivalTo: "2026-11-24",
    parcels: 100,
    parcelsOnTime: 96,
  });
});

test("measureTransitDays: parcels of more than 180 days ago are forgotten", async () => {
  shop.clock.now = new Date("2027-06-01T00:00:00Z");
  expect(await measureTransitDays(shop.services)).toBe(0);
  expect(await select(shop, "select from arrival_count")).toEqual([]);
});

test("measureTransitDays: parcels of gifts count for the areas of their receivers", async () => {
  shop.clock.now = new Date("2026-11-21T03:00:00Z");
  const gift = await buyGift(shop, token);
  const selectedAddress = "제주 제주시 문연로 6";
  await enterAddressOfGift(shop, gift.links[0], { selectedAddress, zonecode: "63122" });
  await select(
    shop,
    `with sent as (
       insert into shipment (user_id, carrier_code, invoice_number, dispatched_at, delivered_at)
       select user_id, '04', '699999999999', '2026-11-16T08:00:00Z', '2026-11-18T08:00:00Z' from orders where id = $1
       returning id
     )
     insert into shipment_product (order_product_id, shipment_id) select $2, id from sent`,
    [gift.orderId, gift.orderProductIds[0]],
  );
  await measureTransitDays(shop.services);
  const counted = await select(
    shop,
    `select a.area, a.days, a.parcels from arrival_count a
       join order_product op on op.distributor_id = a.distributor_id where op.id = $1`,
    [gift.orderProductIds[0]],
  );
  expect(counted).toEqual([{ area: "secondary_area", days: 2, parcels: 1 }]);
});
