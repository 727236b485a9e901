/**
 * Returns a coupon code as it is kept: capitals, without blanks and hyphens.
 *
 * @example couponCode("first-fruit 2026") // "FIRSTFRUIT2026"
 */
export function couponCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, "").toUpperCase();
}
