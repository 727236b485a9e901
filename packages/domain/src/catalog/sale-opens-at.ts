import { instantOf } from "../calendar/kst.ts";
import type { SaleWindow } from "./sale-window-restriction.ts";

/**
 * Returns the instant at which a sale opens by the rule of `saleWindowRestriction`; `null` when it has no beginning or the
 * beginning is not known yet.
 *
 * @example a funding with comingSoonAt 25 November and limitedBeginAt 26 November // 26 November
 * @example comingSoon without a date // null
 */
export function saleOpensAt(sale: Omit<SaleWindow, "now" | "limitedEndAt">): string | null {
  switch (sale.saleType) {
    case "normal":
      return null;
    case "comingSoon":
      return sale.comingSoonAt;
    case "limited":
      return sale.limitedBeginAt;
    case "funding":
      return later(sale.comingSoonAt, sale.limitedBeginAt);
  }
}

function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return instantOf(one) >= instantOf(other) ? one : other;
}
