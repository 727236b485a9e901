import type { MeasuredLine } from "./track.ts";

/** A line of a cart, or of an order form. */
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
  bundleItems: readonly { product: MeasuredLine["product"]; optionGroups: readonly Group[] }[];
};

/** What lies in a cart or stands in an order form, as it is measured. */
export function measuredLines(entries: readonly Entry[]): MeasuredLine[] {
  return entries.flatMap(({ bundleItems }) =>
    bundleItems.flatMap(({ product, optionGroups }) => optionGroups.map((group) => lineOf(product, group))),
  );
}

function lineOf(product: MeasuredLine["product"], group: Group): MeasuredLine {
  const { optionUnit: quantity } = group;
  if ("name" in group) return { product, option: group, price: group.price, quantity };
  const { name, productOptionPrice } = group.productOptionCombination;
  const price = productOptionPrice.specialSalePrice ?? productOptionPrice.price;
  return { product, option: { name }, price, quantity };
}
