const THOUSAND = 1000;
/** Limits to choose, in tenths of the price now. */
const TENTHS = [10, 11, 12] as const;

/**
 * Suggests limits of the goods price, in whole thousands: the price itself, a tenth and a fifth above it.
 *
 * @param goodsPrice in 원
 * @example suggestPriceLimits(17_900) // [18_000, 20_000, 22_000]
 */
export function suggestPriceLimits(goodsPrice: number): number[] {
  return [...new Set(TENTHS.map((tenths) => Math.ceil((goodsPrice * tenths) / 10 / THOUSAND) * THOUSAND))];
}

/** Returns the limit to begin with: about a tenth above the price. @example suggestedPriceLimit(17_900) // 20_000 */
export function suggestedPriceLimit(goodsPrice: number): number {
  const [least = 0, tenth = least] = suggestPriceLimits(goodsPrice);
  return tenth;
}

/**
 * Reports whether a delivery may be paid at a goods price without asking: it is within the limit, or within what the buyer
 * agreed to for this delivery alone.
 *
 * @param priceLimit in 원; `null`: no limit
 * @param approvedPrice in 원; `null`: not asked, or no answer
 */
export function isWithinLimit(
  goodsPrice: number,
  { priceLimit, approvedPrice }: { priceLimit: number | null; approvedPrice: number | null },
): boolean {
  const most = chargeLimit({ priceLimit, approvedPrice });
  return most === null || goodsPrice <= most;
}

/** Returns the most that a delivery may be charged for goods, in 원; `null`: any amount. */
export function chargeLimit({
  priceLimit,
  approvedPrice,
}: {
  priceLimit: number | null;
  approvedPrice: number | null;
}): number | null {
  return priceLimit === null ? null : Math.max(priceLimit, approvedPrice ?? 0);
}
