/** Range with inclusive ends; `null` for an open end. */
export type FilterRange = { min: number | null; max: number | null };

/** Price ranges to choose from in 원, both ends inclusive. */
export const PRICE_RANGES: readonly FilterRange[] = [
  { min: null, max: 10_000 },
  { min: 10_000, max: 20_000 },
  { min: 20_000, max: 30_000 },
  { min: 30_000, max: 50_000 },
  { min: 50_000, max: null },
];

/** Weight ranges to choose from in g, both ends inclusive. */
export const WEIGHT_RANGES: readonly FilterRange[] = [
  { min: null, max: 1000 },
  { min: 1000, max: 3000 },
  { min: 3000, max: 5000 },
  { min: 5000, max: 10_000 },
  { min: 10_000, max: null },
];

/** Least averages of reviews to choose from. */
export const LEAST_SCORES: readonly number[] = [4.5, 4, 3.5];

/** Least sweetness to choose from in °Bx. */
export const LEAST_SWEETNESS: readonly number[] = [11, 13, 15];

/** Days from today that can be chosen as the last day of arrival: from tomorrow on. */
export const ARRIVAL_DAYS_AHEAD: readonly number[] = [1, 2, 3, 5];
