/**
 * Splits an amount (원) into its parts like Toss: `vat = round((total − taxFree) / 11)`, the rest is supplied.
 * @example splitTax(55_000, 33_000) // { suppliedAmount: 20_000, vat: 2_000, taxFreeAmount: 33_000 }
 */
export function splitTax(
  total: number,
  taxFreeAmount: number,
): { suppliedAmount: number; vat: number; taxFreeAmount: number } {
  const vat = Math.round((total - taxFreeAmount) / 11);
  return { suppliedAmount: total - vat - taxFreeAmount, vat, taxFreeAmount };
}
