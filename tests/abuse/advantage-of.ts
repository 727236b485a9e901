/**
 * How much better than a coin somebody guesses which of two is the slower kind, from one time of each: -0.5 to 0.5, 0
 * when nothing can be told. It is what Mann and Whitney's U counts, so that a few slow answers say little and a small
 * steady difference says much.
 *
 * @example advantageOf([3, 4], [1, 2]) // 0.5
 */
export function advantageOf(some: readonly number[], others: readonly number[]): number {
  let slower = 0;
  for (const one of some) {
    for (const other of others) slower += one > other ? 1 : one === other ? 0.5 : 0;
  }
  return slower / (some.length * others.length) - 0.5;
}
