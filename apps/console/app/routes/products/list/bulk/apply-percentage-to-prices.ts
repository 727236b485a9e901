/** Change of many prices: a percentage, up or down, and the step in 원 to which they are rounded up. */
export type PriceFormula = { percent: number; step: number };

const PERCENT = 100;

/**
 * Computes the prices of options; a list price that would be below the price rises with it.
 *
 * @returns rows of the call for those that differ
 * @example applyPercentageToPrices([{ id: 1, version: 2, price: 19900, listPrice: 25500 }], { percent: 5, step: 100 })
 *   // [{ id: 1, version: 2, set: { price: 20900 } }]
 */
export function applyPercentageToPrices(
  options: readonly { id: number; version: number; price: number; listPrice: number }[],
  { percent, step }: PriceFormula,
) {
  return options.flatMap(({ id, version, price: before, listPrice }) => {
    // In whole hundredths of a 원, so that 10 % of 19,900 is exact.
    const price = Math.max(step, Math.ceil((before * (PERCENT + percent)) / (PERCENT * step)) * step);
    if (price === before) return [];
    return [{ id, version, set: { price, ...(price > listPrice && { listPrice: price }) } }];
  });
}
