/** Prices of an option as operators edit them, in 원. */
export type PriceFields = {
  /** Price before discounts. */
  listPrice: number;
  price: number;
  /** Price while a special sale is on; `null` without one. */
  specialSalePrice: number | null;
  /** Amount that the shop pays the farm for one unit. */
  supplyCost: number;
  /** Price of e.g. `100g`; `null` where none is shown. */
  unitPrice: { unit: string; amount: number } | null;
};

export type PriceRefusal = {
  code: "PRICE_ABOVE_LIST_PRICE" | "SPECIAL_SALE_PRICE_ABOVE_PRICE";
  field: "price" | "specialSalePrice";
};

/**
 * Refuses prices that contradict each other; the table has the same constraints.
 *
 * @example refuseContradictingPrices({ listPrice: 37100, price: 39000, specialSalePrice: null })
 *   // { code: "PRICE_ABOVE_LIST_PRICE", field: "price" }
 */
export function refuseContradictingPrices(
  prices: Pick<PriceFields, "listPrice" | "price" | "specialSalePrice">,
): PriceRefusal | null {
  const { listPrice, price, specialSalePrice } = prices;
  if (price > listPrice) return { code: "PRICE_ABOVE_LIST_PRICE", field: "price" };
  if (specialSalePrice !== null && specialSalePrice > price) {
    return { code: "SPECIAL_SALE_PRICE_ABOVE_PRICE", field: "specialSalePrice" };
  }
  return null;
}
