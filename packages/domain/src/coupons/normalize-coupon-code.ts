/**
 * Returns a coupon code as it is kept: capitals, without blanks and hyphens.
 *
 * @example normalizeCouponCode("first-fruit 2026") // "FIRSTFRUIT2026"
 */
export function normalizeCouponCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, "").toUpperCase();
}
