import { type OrderItemProductStatus, orderStatusOf } from "@todayfruit/domain/orders/status";
import type { CartOrder } from "./buy-through-cart.ts";
import { select } from "./read-and-set-shop-state.ts";
import type { TestShop } from "./test-shop.ts";

/** Delivery of paid orders, in whole or by product. */

const WAY: readonly OrderItemProductStatus[] = ["paid", "delivery_waiting", "delivering", "delivery_end"];

/** Delivers products of a paid order at the shop's current time, with the operators' events on the way. */
export async function deliver(shop: TestShop, order: CartOrder, indexes?: readonly number[]): Promise<void> {
  const ids = (indexes ?? order.productIds.map((_, index) => index)).map((index) => order.productIds[index]);
  for (const id of ids) {
    for (const [step, from] of WAY.slice(0, -1).entries()) {
      await moveProduct(shop, order, id ?? 0, from, WAY[step + 1] ?? "unknown");
    }
  }
}

/** Moves one product one step, with its event, and updates the order. */
export async function moveProduct(
  shop: TestShop,
  order: Pick<CartOrder, "id">,
  productId: number,
  from: OrderItemProductStatus,
  to: OrderItemProductStatus,
): Promise<void> {
  const at = shop.clock.now;
  await select(shop, "update order_product set status = $2 where id = $1", [productId, to]);
  await select(
    shop,
    `insert into order_status_change (order_id, order_product_id, from_status, to_status, actor, at)
     values ($1, $2, $3, $4, 'shop', $5)`,
    [order.id, productId, from, to, at],
  );
  const products = await select<{ status: OrderItemProductStatus }>(
    shop,
    "select status from order_product where order_id = $1",
    [order.id],
  );
  await select(
    shop,
    `with old as (select id, status from orders where id = $1 and status <> $2), event as (
       insert into order_status_change (order_id, from_status, to_status, actor, at) select id, status, $2, 'shop', $3 from old
     )
     update orders o set status = $2 from old where o.id = old.id`,
    [order.id, orderStatusOf(products.map(({ status }) => status)), at],
  );
}
