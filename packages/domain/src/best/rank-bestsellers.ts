import type { OrderItemProductStatus } from "../orders/status.ts";

/** Statuses of an ordered product whose units count as sold: paid, and neither cancelled nor sent back. */
export const COUNTED_AS_SOLD: readonly OrderItemProductStatus[] = [
  "paid",
  "delivery_waiting",
  "delivery_delay",
  "delivering",
  "delivery_end",
  "complete",
  "withdraw_request",
  "withdraw_partially",
  "replace_request",
  "replace_complete",
  "return_request",
];

export type BestCandidate = {
  productId: number;
  /** Units sold in the period of the ranking. */
  soldUnits: number;
  /** Place in the catalogue's own order, from 1; `null` when it has none. */
  seed: number | null;
  salesWeight: number;
};

/**
 * Ranks the bestsellers of a category, the best first: more units sold; then the catalogue's order, products with a
 * `seed` before those without; then the higher `salesWeight`; then the higher product number.
 *
 * Rule: the specification names the list but not its order; units show what people bought, and the catalogue's order
 * fills the list of a shop with few sales.
 *
 * @param most number of places
 * @example rankBestsellers([{ productId: 1, soldUnits: 0, seed: 1, salesWeight: 5 },
 *   { productId: 2, soldUnits: 3, seed: null, salesWeight: 9 }, { productId: 3, soldUnits: 0, seed: null, salesWeight: 8 }], 50)
 *   // products 2, 1, 3: 2 sold three, 1 is named first, 3 is neither
 */
export function rankBestsellers<Candidate extends BestCandidate>(
  candidates: readonly Candidate[],
  most: number,
): Candidate[] {
  return candidates.toSorted(compare).slice(0, most);
}

function compare(a: BestCandidate, b: BestCandidate): number {
  return (
    b.soldUnits - a.soldUnits ||
    (a.seed ?? LAST) - (b.seed ?? LAST) ||
    b.salesWeight - a.salesWeight ||
    b.productId - a.productId
  );
}

const LAST = Number.MAX_SAFE_INTEGER;
