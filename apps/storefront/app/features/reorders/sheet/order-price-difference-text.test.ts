import { expect, test } from "vitest";
import { comparedLine } from "./compared-line-fixture.ts";
import { orderPriceDifferenceText } from "./order-price-difference-text.ts";

const said = (...lines: Parameters<typeof comparedLine>[0][]) => {
  const { before, amount, after } = orderPriceDifferenceText(lines.map(comparedLine));
  return `${before}${amount ?? ""}${after}`;
};
const cheaper = { id: 1, thenPrice: 26_900, price: 24_900 };
const dearer = { id: 2, thenPrice: 18_900, price: 19_900 };
const soldOut = { id: 3, thenPrice: 27_900, price: 20_000, block: "SOLD_OUT" } as const;

test("orderPriceDifferenceText: the difference of all that can be bought, and how much cannot", () => {
  expect(said(cheaper, dearer, soldOut)).toBe("그때보다 모두 1,000원 싸졌어요. 1개는 지금 살 수 없어요");
  expect(said(dearer)).toBe("그때보다 1,000원 비싸졌어요");
  expect(said({ ...cheaper, units: 2 }, dearer)).toBe("그때보다 모두 3,000원 싸졌어요");
});

test("orderPriceDifferenceText: equal sums and nothing to buy have a sentence of their own", () => {
  expect(said({ id: 1 }, soldOut)).toBe("그때와 값이 같아요. 1개는 지금 살 수 없어요");
  expect(said(soldOut)).toBe("지금 살 수 있는 것이 없어요");
});
