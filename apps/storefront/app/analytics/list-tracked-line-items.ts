import type { TrackedLineItem } from "./page-event-queue.ts";

/** Line of a cart or an order form. */
type Group = { optionUnit: number } & (
  | { name: string; price: number }
  | {
      productOptionCombination: {
        name: string;
        productOptionPrice: { specialSalePrice: number | null; price: number };
      };
    }
);

type Entry = {
  bundleItems: readonly { product: TrackedLineItem["product"]; optionGroups: readonly Group[] }[];
};

/** Lists the lines of a cart or an order form for analytics. */
export function listTrackedLineItems(entries: readonly Entry[]): TrackedLineItem[] {
  return entries.flatMap(({ bundleItems }) =>
    bundleItems.flatMap(({ product, optionGroups }) => optionGroups.map((group) => lineOf(product, group))),
  );
}

function lineOf(product: TrackedLineItem["product"], group: Group): TrackedLineItem {
  const { optionUnit: quantity } = group;
  if ("name" in group) return { product, option: group, price: group.price, quantity };
  const { name, productOptionPrice } = group.productOptionCombination;
  const price = productOptionPrice.specialSalePrice ?? productOptionPrice.price;
  return { product, option: { name }, price, quantity };
}
