const HIGHEST = 1_000_000_000;

/**
 * Reads a price as people and Excel write it; `null` for anything else, formulas too.
 *
 * @example parsePrice("14,900원") // 14900
 * @example parsePrice("１４９００") // 14900
 * @example parsePrice("=A1*2") // null
 */
export function parsePrice(text: string): number | null {
  const digits = text.normalize("NFKC").replaceAll(/[,\s원₩]/g, "");
  const price = /^\d{1,10}$/.test(digits) ? Number(digits) : null;
  return price !== null && price > 0 && price <= HIGHEST ? price : null;
}
