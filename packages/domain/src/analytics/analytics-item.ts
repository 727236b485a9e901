/** One line of a cart, an order or a page. Rule: specification §3, "Analytics item shape". */
export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  /** The farm or company that sends it. */
  item_brand: string;
  /** The category above, or its own where none is above. */
  item_category: string;
  /** Its own category, where another one is above. */
  item_category2?: string;
  /** The option. */
  item_variant?: string;
  /** 원 for one, after discounts. */
  price: number;
  quantity: number;
}

interface MeasuredProduct {
  id: number;
  name: string;
  distributor: { name: string };
  category: { name: string; parent: { name: string } | null };
}

/**
 * @param line `price` in 원 for one, after discounts; `option` only where one is chosen
 * @example analyticsItem(tangerine, { option: { name: "3kg" }, price: 12900, quantity: 2 })
 *   // { item_id: "20003", item_name: "제주 노지 감귤 5kg", item_brand: "효돈농장", item_category: "과일",
 *   //   item_category2: "감귤·만감류", item_variant: "3kg", price: 12900, quantity: 2 }
 */
export function analyticsItem(
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

/** 원 that lines are worth, without shipping. @example worthOf([{ price: 12900, quantity: 2 }]) // 25800 */
export function worthOf(items: readonly Pick<AnalyticsItem, "price" | "quantity">[]): number {
  return items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}
