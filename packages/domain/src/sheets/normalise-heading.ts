/**
 * Returns a heading without what does not matter: spaces, marks of required columns, units in brackets, and case.
 *
 * @example normaliseHeading("판매가 (원)*") // "판매가"
 */
export function normaliseHeading(heading: string): string {
  return heading
    .normalize("NFKC")
    .replaceAll(/\([^)]*\)/g, "")
    .replaceAll(/[\s*:·\u200B\uFEFF]/g, "")
    .toLowerCase();
}
