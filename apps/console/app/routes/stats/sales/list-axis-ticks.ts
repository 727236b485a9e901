const STEPS = [1, 2, 5, 10] as const;
/** Most ticks above 0. */
const MOST_TICKS = 4;

/**
 * Lists the values at the lines of an axis: 0 and at most four round ones, whose last is at least `most`.
 *
 * @param most largest value shown, a whole number that is not negative
 * @example listAxisTicks(130_000) // [0, 50_000, 100_000, 150_000]
 */
export function listAxisTicks(most: number): number[] {
  const least = Math.max(1, most / MOST_TICKS);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.ceil(power * (STEPS.find((each) => each * power >= least) ?? 10));
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, index) => index * step);
}
