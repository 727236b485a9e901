/** The most that a suggested product costs, as a multiple of what is missing. */
const MOST_TIMES = 3;

/** Product that could be added: price of its smallest option in 원. */
type Candidate = { price: number };

/** Suggested product with what is still missing for free shipping once it is added, in 원; 0: nothing. */
export type Filler<C extends Candidate> = { candidate: C; missing: number };

/**
 * Suggests what to add for free shipping: first products that fill the gap, the cheapest first, then those that fall
 * short, the closest first. None costs more than three times the gap.
 *
 * @param gap what is missing, in 원; nothing is suggested for 0
 * @example suggestForFreeShipping(9_100, [{ price: 8_900 }, { price: 9_900 }, { price: 30_000 }])
 *   // [{ candidate: { price: 9_900 }, missing: 0 }, { candidate: { price: 8_900 }, missing: 200 }]
 */
export function suggestForFreeShipping<C extends Candidate>(
  gap: number,
  candidates: readonly C[],
): Filler<C>[] {
  if (gap <= 0) return [];
  const fillers = candidates
    .filter(({ price }) => price > 0 && price <= gap * MOST_TIMES)
    .map((candidate) => ({ candidate, missing: Math.max(0, gap - candidate.price) }));
  return fillers.toSorted(
    (one, other) => one.missing - other.missing || one.candidate.price - other.candidate.price,
  );
}
