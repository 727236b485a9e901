/** A charge (positive) or refund (negative) of a payment with its fee, in 원. */
export type Movement = { readonly amount: number; readonly fee: number };

/** Fee by the contract with the provider: hundredths of a percent, or 원 for each payment; `null` where none was entered. */
export type FeeTerms = { readonly rate: number | null; readonly amount: number | null };

export const DIFFERENCE_KINDS = ["missing_here", "missing_there", "other_amount", "other_fee"] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** Difference of one movement; `null` for a side that has none. */
export type MovementDifference = {
  readonly kind: DifferenceKind;
  readonly expected: number | null;
  readonly settled: number | null;
};

/** Rounding by which two correct fees may differ, in 원. */
const FEE_ROUNDING = 1;

/**
 * Compares a movement in the shop's books with the one that the provider settled. A fee is compared where the contract's
 * terms were entered; a fee of each payment is that of charges alone.
 *
 * @param booked amount in the shop's books, in 원; `null` for none
 * @example compareSettledMovement(10_000, { amount: 9_900, fee: 0 }, NO_FEE) // [{ kind: "other_amount", … }]
 */
export function compareSettledMovement(
  booked: number | null,
  settled: Movement | null,
  terms: FeeTerms,
): MovementDifference[] {
  if (booked === null)
    return settled === null ? [] : [{ kind: "missing_here", expected: null, settled: settled.amount }];
  if (settled === null) return [{ kind: "missing_there", expected: booked, settled: null }];
  const fee = expectedFee(settled.amount, terms);
  return [
    ...(booked === settled.amount
      ? []
      : [{ kind: "other_amount" as const, expected: booked, settled: settled.amount }]),
    ...(fee === null || Math.abs(fee - settled.fee) <= FEE_ROUNDING
      ? []
      : [{ kind: "other_fee" as const, expected: fee, settled: settled.fee }]),
  ];
}

/**
 * Calculates the fee of a settled amount by the contract, in 원; `null` where the contract's terms do not name one.
 *
 * @example expectedFee(10_000, { rate: 250, amount: null }) // 250
 */
export function expectedFee(amount: number, terms: FeeTerms): number | null {
  if (terms.rate !== null) return Math.round((amount * terms.rate) / 10_000);
  return terms.amount !== null && amount > 0 ? terms.amount : null;
}
