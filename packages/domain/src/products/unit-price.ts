type Weight = { value: number; unit: string };

/**
 * Computes a unit price: of `100g` of 3,000 g, of `100ml` of 500 ml, of `1구` of 15 구; rounded to the nearest 원.
 *
 * @param unit number and unit of the weight, as shown
 * @returns 원; `null` where the weight is unknown or counted in another unit
 * @example unitPriceOf(31900, { value: 3000, unit: "g" }, "100g") // 1063
 */
export function unitPriceOf(price: number, weight: Weight | null, unit: string): number | null {
  const [, count = "", of = ""] = /^(\d+)(\D+)$/.exec(unit) ?? [];
  if (!weight || weight.value <= 0 || of === "" || of !== weight.unit) return null;
  return Math.round((price * Number(count)) / weight.value);
}
