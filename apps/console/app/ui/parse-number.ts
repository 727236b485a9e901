/**
 * Reads a number as people write it.
 *
 * @returns `null` for an empty text; a text that is no number as it is, so that it can stay in its field
 * @example parseNumber("3,000원") // 3000
 * @example parseNumber("삼천") // "삼천"
 */
export function parseNumber(text: string): number | string | null {
  const digits = text.normalize("NFKC").replaceAll(/[,\s원₩]/g, "");
  if (digits === "") return null;
  return /^\d{1,10}(\.\d)?$/.test(digits) ? Number(digits) : text;
}
