import type { Reply } from "@todayfruit/contract/all-calls";
import { formatShortDate } from "@todayfruit/domain/calendar/kst";

type Lots = Reply<"GET /operator/v1/pick-list">["list"][number]["lots"];

/**
 * Writes from which lots units are taken, with the number from each where they are several.
 *
 * @example formatLotCodesWithExpiry([{ code: "1123-A", expiresOn: "2026-12-03", units: 3 }], 3) // "1123-A · 12.3"
 */
export function formatLotCodesWithExpiry(lots: Lots, units: number): string {
  if (lots.length === 0) return "LOT 없음";
  const without = units - lots.reduce((sum, lot) => sum + lot.units, 0);
  const isOne = lots.length === 1 && without === 0;
  const texts = lots.map(
    ({ code, expiresOn, units: own }) => `${code} · ${formatShortDate(expiresOn)}${isOne ? "" : ` ${own}개`}`,
  );
  return [...texts, ...(without > 0 ? [`LOT 없음 ${without}개`] : [])].join(", ");
}
