import { instantOf } from "../calendar/kst.ts";
import type { SaleType } from "./sale-type.ts";

export type SaleWindow = {
  saleType: SaleType;
  comingSoonAt: string | null;
  limitedBeginAt: string | null;
  limitedEndAt: string | null;
  now: string;
};

/**
 * Reports that a sale has not begun or is over; null while it is open. It opens at the first instant of its begin and
 * is over at the first instant of its end. `normal` has no window; `limited` has a period; `comingSoon` opens at its
 * date and stays closed without one; `funding` opens when both its date and its period have begun.
 *
 * @example a limited sale whose limitedEndAt is now // "PERIOD_ENDED"
 * @example comingSoon without a date // "NOT_OPEN_YET"
 */
export function saleWindowRestriction(sale: SaleWindow): "NOT_OPEN_YET" | "PERIOD_ENDED" | null {
  switch (sale.saleType) {
    case "normal":
      return null;
    case "comingSoon":
      return sale.comingSoonAt !== null && hasCome(sale.comingSoonAt, sale.now) ? null : "NOT_OPEN_YET";
    case "limited":
      return periodBlock(sale.limitedBeginAt, sale.limitedEndAt, sale.now);
    case "funding":
      return sale.comingSoonAt !== null && !hasCome(sale.comingSoonAt, sale.now)
        ? "NOT_OPEN_YET"
        : periodBlock(sale.limitedBeginAt, sale.limitedEndAt, sale.now);
  }
}

function periodBlock(begin: string | null, end: string | null, now: string) {
  if (end !== null && hasCome(end, now)) return "PERIOD_ENDED";
  return begin !== null && !hasCome(begin, now) ? "NOT_OPEN_YET" : null;
}

function hasCome(instant: string, now: string): boolean {
  return instantOf(now) >= instantOf(instant);
}
