/**
 * Writes a share in percent with one digit after the point; a share of nothing is a dash.
 *
 * @example percentText(64, 1000) // "6.4%"
 * @example percentText(1, 0) // "–"
 */
export function percentText(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((part / whole) * 100).toFixed(1)}%`;
}

/**
 * Returns how much a number grew since the range before, in percent with its sign; `null` where there was nothing.
 *
 * @example growthOf(1091, 1000) // 9.1
 */
export function growthOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round((now / before - 1) * 1000) / 10;
}
