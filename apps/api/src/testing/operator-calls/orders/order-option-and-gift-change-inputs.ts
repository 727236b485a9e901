import type { Input } from "@todayfruit/contract/all-calls";
import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { notifyInstant } from "@todayfruit/domain/gifts/check-and-list-notify-times";
import { buyGift } from "../../buy-gift-and-enter-address-steps.ts";
import { buyThroughCart } from "../../buy-through-cart.ts";
import { buySwappableGift, swap } from "../../gift-swap-steps.ts";
import { member } from "../../product-and-member-fixtures.ts";
import { select } from "../../read-and-set-shop-state.ts";
import type { TestShop } from "../../test-shop.ts";

type OptionCall =
  | "PUT /operator/v1/gift-groups/{id}/notify-at"
  | "PUT /operator/v1/gifts/{id}/swap/take-back"
  | "PUT /operator/v1/orders/{id}/option";

/**
 * Creates the inputs of the calls that change what a line is or when a gift is sent: for a paid order of a product with two
 * options at one price, for a gift that its receiver swapped, and for a gift for a later day.
 */
export function createOrderOptionAndGiftChangeInputs(shop: TestShop): {
  [N in OptionCall]: () => Promise<Input<N>>;
} {
  return {
    "PUT /operator/v1/gift-groups/{id}/notify-at": async () => {
      const notifyAt = notifyInstant(addDays(kstDateOf(shop.clock.now.toISOString()), 20), 9);
      const gift = await buyGift(shop, await member(shop), { notifyAt });
      return { path: { id: gift.groupId }, body: { notifyAt: null, reason: "시험" } };
    },
    "PUT /operator/v1/gifts/{id}/swap/take-back": async () => {
      const gift = await buySwappableGift(shop, await member(shop));
      await swap(shop, gift);
      return { path: { id: gift.giftIds[0] ?? 0 }, body: { reason: "시험" } };
    },
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
