/**
 * Measures how well the slower kind can be guessed from two series of times: -0.5 to 0.5, 0 when indistinguishable.
 * Based on the Mann-Whitney U statistic, so that a few slow answers weigh little and a small steady difference weighs
 * much.
 *
 * @example computeTimingAdvantage([3, 4], [1, 2]) // 0.5
 */
export function computeTimingAdvantage(some: readonly number[], others: readonly number[]): number {
  let slower = 0;
  for (const one of some) {
    for (const other of others) slower += one > other ? 1 : one === other ? 0.5 : 0;
  }
  return slower / (some.length * others.length) - 0.5;
}
