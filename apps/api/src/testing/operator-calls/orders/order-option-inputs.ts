import type { Input } from "@todayfruit/contract/all-calls";
import { buyThroughCart } from "../../buy-through-cart.ts";
import { member } from "../../factories.ts";
import { select } from "../../shop-state.ts";
import type { TestShop } from "../../test-shop.ts";

/** Creates the input of the change of an option, for a paid order of a product with two options at one price. */
export function createOrderOptionInputs(shop: TestShop): {
  "PUT /operator/v1/orders/{id}/option": () => Promise<Input<"PUT /operator/v1/orders/{id}/option">>;
} {
  return {
    "PUT /operator/v1/orders/{id}/option": async () => {
      const order = await buyThroughCart(shop, await member(shop), [{ price: 10_000, options: 2 }]);
      const [line] = await select<{ id: number; other: number }>(
        shop,
        `select oo.id, o.id as other
           from order_product op join order_option oo on oo.order_product_id = op.id
           join product_option o on o.product_id = op.product_id and o.id <> oo.option_id
          where op.order_id = $1`,
        [order.id],
      );
      if (!line) throw new Error("A product with two options has another one");
      return { path: { id: order.id }, body: { lineId: line.id, optionId: line.other, reason: "시험" } };
    },
  };
}
