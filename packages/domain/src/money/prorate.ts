import { type Won, won } from "./won.ts";

/**
 * Splits `total` over `weights` (whole numbers, not negative) by the largest remainder: the parts sum to the total
 * exactly, each has its sign or is 0, and equal remainders go to the earlier weight. No part exceeds its weight as
 * long as the total does not exceed the sum of weights. When all weights are 0, a total of 0 gives zeros and any
 * other total is a bug and throws a RangeError.
 *
 * @example prorate(won(1000), [19900, 9900, 200]) // [663, 330, 7] 원
 * @example prorate(won(100), [1, 1, 1]) // [34, 33, 33] 원
 */
export function prorate(total: Won, weights: readonly number[]): Won[] {
  const exact = weights.map(toWeight);
  const sum = exact.reduce((left, right) => left + right, 0n);
  if (sum === 0n) return weightless(total, weights);

  const magnitude = BigInt(Math.abs(total));
  const parts = exact.map((weight) => (magnitude * weight) / sum);
  const remainders = exact.map((weight) => (magnitude * weight) % sum);
  const missing = Number(magnitude - parts.reduce((left, right) => left + right, 0n));
  const lucky = new Set(byRemainder(remainders).slice(0, missing));
  return parts.map((part, index) => won(Math.sign(total) * (Number(part) + (lucky.has(index) ? 1 : 0))));
}

function byRemainder(remainders: readonly bigint[]): number[] {
  const indexed = remainders.map((remainder, index) => ({ remainder, index }));
  indexed.sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
  );
  return indexed.map(({ index }) => index);
}

function toWeight(weight: number): bigint {
  if (!Number.isSafeInteger(weight) || weight < 0) {
    throw new RangeError(`A weight must be a whole number of at least 0, not ${weight}`);
  }
  return BigInt(weight);
}

function weightless(total: Won, weights: readonly number[]): Won[] {
  if (total !== 0) throw new RangeError(`${total}원 cannot be shared: no weight carries it`);
  return weights.map(() => won(0));
}
