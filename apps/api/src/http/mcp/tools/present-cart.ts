import type { Reply } from "@todayfruit/contract/all-calls";
import { PURCHASE_REFUSALS } from "@todayfruit/contract/purchase-refusals";

type Cart = Reply<"GET /v1.2/app-users/shopping-carts">;

/** Line of a cart with the ids by which calls name it. */
export type CartLine = ReturnType<typeof linesOf>[number];

/** Lists the lines of a cart in its order. */
export function linesOf(cart: Cart) {
  return cart.list.flatMap(({ distributor, bundleItems }) =>
    bundleItems.flatMap(({ id, product, optionGroups }) =>
      optionGroups.map((group) => ({ itemId: id, farm: distributor.name, product, group })),
    ),
  );
}

/** Presents a cart with the price of its lines on the mainland, in 원, before any benefit of a member. */
export function presentCart(cart: Cart, cartId: string) {
  const { productsPrice, shippingFee, price } = cart.totals;
  return { cartId, lines: linesOf(cart).map(presentLine), productsPrice, shippingFee, price };
}

function presentLine({ farm, product, group }: CartLine) {
  const { id, name, productOptionPrice } = group.productOptionCombination;
  return {
    productId: product.id,
    optionId: id,
    name: product.name,
    option: name,
    units: group.optionUnit,
    unitPrice: productOptionPrice.specialSalePrice ?? productOptionPrice.price,
    farm,
    /** Reason for which it cannot be bought now; `null` when it can. */
    refusal: group.block === null ? null : { code: group.block, message: PURCHASE_REFUSALS[group.block][1] },
  };
}
