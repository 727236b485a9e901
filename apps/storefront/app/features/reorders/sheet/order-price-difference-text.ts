import { groupDigits } from "@todayfruit/domain/money/format-won";
import { sumReorder } from "@todayfruit/domain/reorders/sum-reorder";
import type { ComparedLine } from "./use-reorder-comparison.ts";

/** Sentence about a whole order, with the sum in it that is emphasised. */
export type OrderPriceDifferenceText = {
  before: string;
  amount: string | null;
  after: string;
  isCheaper: boolean;
};

/**
 * Writes how the price of all that can be bought of an order changed, and how much cannot be bought.
 *
 * @example orderPriceDifferenceText(lines) // "그때보다 모두 1,000원 싸졌어요. 1개는 지금 살 수 없어요"
 */
export function orderPriceDifferenceText(lines: readonly ComparedLine[]): OrderPriceDifferenceText {
  const buyable = lines.filter(({ block }) => block === null);
  const missing = lines.length - buyable.length;
  if (buyable.length === 0)
    return { before: "지금 살 수 있는 것이 없어요", amount: null, after: "", isCheaper: false };
  const { price, thenPrice } = sumReorder(buyable);
  const tail = missing === 0 ? "" : `. ${missing}개는 지금 살 수 없어요`;
  if (price === thenPrice)
    return { before: "그때와 값이 같아요", amount: null, after: tail, isCheaper: false };
  return {
    before: buyable.length > 1 ? "그때보다 모두 " : "그때보다 ",
    amount: `${groupDigits(Math.abs(price - thenPrice))}원`,
    after: `${price < thenPrice ? " 싸졌어요" : " 비싸졌어요"}${tail}`,
    isCheaper: price < thenPrice,
  };
}
