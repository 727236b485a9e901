const YEARLY_FROM = 300;
const MONTHLY_FROM = 56;
const WEEKLY_FROM = 14;

/**
 * Writes how often a product is bought: in days, weeks or months, and by the season of the last purchase where it is
 * bought once a year.
 *
 * @param lastOn KST date of the last purchase
 * @example rhythmText(14, "2026-11-06") // "2주마다"
 * @example rhythmText(361, "2026-12-02") // "겨울마다"
 */
export function rhythmText(intervalDays: number, lastOn: string): string {
  if (intervalDays >= YEARLY_FROM) return `${seasonOf(Number(lastOn.slice(5, 7)))}마다`;
  if (intervalDays >= MONTHLY_FROM) return `${Math.round(intervalDays / 30)}달마다`;
  if (intervalDays >= WEEKLY_FROM) return `${Math.round(intervalDays / 7)}주마다`;
  return intervalDays === 1 ? "날마다" : `${intervalDays}일마다`;
}

function seasonOf(month: number): string {
  if (month >= 3 && month <= 5) return "봄";
  if (month >= 6 && month <= 8) return "여름";
  return month >= 9 && month <= 11 ? "가을" : "겨울";
}
