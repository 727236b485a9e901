import { buyThroughCart } from "./buy-through-cart.ts";
import { deliver } from "./deliver-order.ts";
import { member } from "./product-and-member-fixtures.ts";
import { select } from "./read-and-set-shop-state.ts";
import type { TestShop } from "./test-shop.ts";

/** Delivered produce, and what its buyers are told of it. */

/** 13 November, 15:00 in Korea. */
export const DELIVERED = "2026-11-13T06:00:00Z";
/** Morning on which kiwis of that day are ripe. */
export const RIPE = "2026-11-23T00:00:00Z";
let parcels = 0;

/** Creates a buyer whose order of a kind of produce was delivered on 13 November. */
export async function deliverProduceToBuyer(
  shop: TestShop,
  kind = "kiwi",
  storage = "단단하면 실온에서 후숙하세요",
): Promise<{ token: string; orderId: number; orderProductId: number }> {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{}]);
  await deliver(shop, order);
  const [orderProductId = 0] = order.productIds;
  await select(
    shop,
    "update product set kind = $2, storage = $3 where id = (select product_id from order_product where id = $1)",
    [orderProductId, kind, storage],
  );
  await addDeliveredParcel(shop, orderProductId);
  return { token, orderId: order.id, orderProductId };
}

/** Adds the parcel of a product of an order, which came on 13 November. */
export async function addDeliveredParcel(shop: TestShop, orderProductId: number): Promise<void> {
  parcels += 1;
  await select(
    shop,
    `with parcel as (
       insert into shipment (user_id, carrier_code, invoice_number, dispatched_at, delivered_at)
       select o.user_id, (select code from carrier limit 1), $2, $3::timestamptz - interval '1 day', $3
         from order_product op join orders o on o.id = op.order_id where op.id = $1
       returning id
     )
     insert into shipment_product (order_product_id, shipment_id) select $1, id from parcel`,
    [orderProductId, `${601_000_000_000 + parcels}`, DELIVERED],
  );
}

/** Moves every parcel into the past and drops what was asked for again, so that nothing is due. */
export async function moveParcelsIntoPast(shop: TestShop): Promise<void> {
  await select(shop, "update shipment set dispatched_at = '2025-01-01', delivered_at = '2025-01-02'");
  await select(shop, "update produce_notice set again_on = null");
}

/** Lists the notices of produce that a member was told, the latest first. */
export async function produceInbox(shop: TestShop, token: string) {
  const { reply } = await shop.call(token, "GET /v1/app-users/notification", {
    query: { listType: "orderList" },
  });
  return reply.list.filter(({ produce }) => produce !== null);
}
