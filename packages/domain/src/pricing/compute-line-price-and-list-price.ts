import { maxWon, timesWon, type Won } from "../money/won.ts";
import type { QuoteLine } from "./quote-input-types.ts";

/** @example productsPriceOf of three units at 12,900원 // 38,700원 */
export function productsPriceOf(line: Pick<QuoteLine, "unitPrice" | "units">): Won {
  return timesWon(line.unitPrice, line.units);
}

/**
 * Computes the 정가 of a line in 원. A list price below the selling price is no discount and counts as the selling
 * price.
 *
 * @example listPriceOf of two units, 정가 25,500원, 판매가 19,900원 // 51,000원
 */
export function listPriceOf(line: Pick<QuoteLine, "unitPrice" | "unitListPrice" | "units">): Won {
  return timesWon(maxWon(line.unitListPrice, line.unitPrice), line.units);
}
