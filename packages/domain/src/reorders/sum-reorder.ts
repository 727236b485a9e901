/** Line of a reorder: price of one unit then and now in 원, and the units that are chosen. */
export type ReorderLine = { thenPrice: number; price: number; units: number };

/** Units and prices of the chosen lines, then and now in 원. */
export type ReorderSum = { units: number; thenPrice: number; price: number };

/**
 * Sums the chosen lines of a reorder at the prices of then and of now.
 *
 * @example sumReorder([{ thenPrice: 26_900, price: 24_900, units: 2 }]) // { units: 2, thenPrice: 53_800, price: 49_800 }
 */
export function sumReorder(lines: readonly ReorderLine[]): ReorderSum {
  return lines.reduce(
    (sum, { thenPrice, price, units }) => ({
      units: sum.units + units,
      thenPrice: sum.thenPrice + thenPrice * units,
      price: sum.price + price * units,
    }),
    { units: 0, thenPrice: 0, price: 0 },
  );
}
