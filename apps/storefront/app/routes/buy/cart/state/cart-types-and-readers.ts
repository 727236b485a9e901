import type { Reply } from "@todayfruit/contract/all-calls";

export type Cart = Reply<"GET /v1.2/app-users/shopping-carts">;
export type CartEntry = Cart["list"][number];
export type CartItem = CartEntry["bundleItems"][number];
export type CartGroup = CartItem["optionGroups"][number];

/** Lists every option group of the cart with its product. */
export function groupsOf(cart: Pick<Cart, "list">): { item: CartItem; group: CartGroup }[] {
  return cart.list.flatMap(({ bundleItems }) =>
    bundleItems.flatMap((item) => item.optionGroups.map((group) => ({ item, group }))),
  );
}

export function checkedIds(cart: Pick<Cart, "list">): number[] {
  return groupsOf(cart)
    .filter(({ group }) => group.isChecked)
    .map(({ group }) => group.id);
}

/** Price of one unit in 원: the special price if there is one. */
export function unitPriceOf({ productOptionCombination }: CartGroup): number {
  const { specialSalePrice, price } = productOptionCombination.productOptionPrice;
  return specialSalePrice ?? price;
}
