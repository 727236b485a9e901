import type { Reply } from "@todayfruit/contract/all-calls";

export type Cart = Reply<"GET /v1.2/app-users/shopping-carts">;
export type CartEntry = Cart["list"][number];
export type CartItem = CartEntry["bundleItems"][number];
export type CartGroup = CartItem["optionGroups"][number];

/** Every option group of the cart with the product it belongs to. */
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

/** 원 for one unit: the special price where there is one. */
export function unitPriceOf({ productOptionCombination }: CartGroup): number {
  const { specialSalePrice, price } = productOptionCombination.productOptionPrice;
  return specialSalePrice ?? price;
}
