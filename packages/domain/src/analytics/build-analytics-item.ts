/** One line of a cart, an order or a page as analytics receive it. Rule: specification §3, "Analytics item shape". */
export type AnalyticsItem = {
  item_id: string;
  item_name: string;
  /** The farm or company that dispatches the product. */
  item_brand: string;
  /** The parent category, or the product's own when it has no parent. */
  item_category: string;
  /** The product's own category, when it has a parent. */
  item_category2?: string;
  /** Name of the option. */
  item_variant?: string;
  /** Unit price in 원, after discounts. */
  price: number;
  quantity: number;
};

type MeasuredProduct = {
  id: number;
  name: string;
  distributor: { name: string };
  category: { name: string; parent: { name: string } | null };
};

/**
 * Builds the analytics line of a product.
 *
 * @param line `price` is the unit price in 원, after discounts; `option` only when one is chosen
 * @example buildAnalyticsItem(tangerine, { option: { name: "3kg" }, price: 12900, quantity: 2 })
 *   // { item_id: "20003", item_name: "제주 노지 감귤 5kg", item_brand: "효돈농장", item_category: "과일",
 *   //   item_category2: "감귤·만감류", item_variant: "3kg", price: 12900, quantity: 2 }
 */
export function buildAnalyticsItem(
  product: MeasuredProduct,
  line: { option?: { name: string }; price: number; quantity: number },
): AnalyticsItem {
  const { name, parent } = product.category;
  return {
    item_id: String(product.id),
    item_name: product.name,
    item_brand: product.distributor.name,
    item_category: parent?.name ?? name,
    ...(parent && { item_category2: name }),
    ...(line.option && { item_variant: line.option.name }),
    price: line.price,
    quantity: line.quantity,
  };
}

/** Computes the total of the lines in 원, without shipping. @example worthOf([{ price: 12900, quantity: 2 }]) // 25800 */
export function worthOf(items: readonly Pick<AnalyticsItem, "price" | "quantity">[]): number {
  return items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}
