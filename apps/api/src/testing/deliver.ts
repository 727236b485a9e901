import type { FarmOrder } from "./buy-farms.ts";
import { select } from "./look.ts";
import type { TestShop } from "./test-shop.ts";

const WAY = ["paid", "delivery_waiting", "delivering", "delivery_end"] as const;

/** A paid order of which everything has arrived by now, step by step as the tables of states want it. */
export async function deliver(shop: TestShop, order: Pick<FarmOrder, "id">): Promise<void> {
  for (const [index, to] of WAY.slice(1).entries()) {
    await select(
      shop,
      `with moved as (update orders set status = $2 where id = $1)
       insert into order_event (order_id, from_status, to_status, actor, at) values ($1, $3, $2, 'shop', $4)`,
      [order.id, to, WAY[index], shop.clock.now],
    );
    await select(shop, "update order_product set status = $2 where order_id = $1 and status = $3", [
      order.id,
      to,
      WAY[index],
    ]);
  }
}
