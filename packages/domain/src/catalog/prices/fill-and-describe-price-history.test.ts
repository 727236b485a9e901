import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../calendar/kst.ts";
import { describePriceHistory, priceHistory } from "./fill-and-describe-price-history.ts";

const TODAY = "2026-11-23";
const past = (days: number, price = 9_000) =>
  Array.from({ length: days }, (_, index) => ({ date: addDays(TODAY, -1 - index), price }));

test("a history of six days is none, one of seven with today is shown", () => {
  expect(priceHistory(past(5), 9_000, TODAY)).toBeNull();
  expect(priceHistory(past(6), 9_000, TODAY)?.days).toHaveLength(7);
});

test("prices older than 30 days do not count as the lowest", () => {
  const recorded = [{ date: addDays(TODAY, -30), price: 100 }, ...past(29)];
  const history = priceHistory(recorded, 9_500, TODAY);
  expect([history?.days.length, history?.lowest, history?.isLowestNow]).toEqual([30, 9_000, false]);
});

test("a day without a record has the price of the day before it", () => {
  const recorded = past(10).filter(({ date }) => date !== addDays(TODAY, -4));
  expect(priceHistory(recorded, 9_000, TODAY)?.days).toHaveLength(11);
});

test("a price that is the lowest today is told so, and the sentence names each change", () => {
  const history = priceHistory(past(8), 8_000, TODAY);
  expect([history?.isLowestNow, history?.lowestDate]).toEqual([true, TODAY]);
  expect(history && describePriceHistory(history)).toBe(
    "지난 30일 값. 11월 15일 (일)부터 9,000원, 11월 23일 (월)부터 8,000원. 가장 낮았던 값은 8,000원이에요.",
  );
});

test("the lowest is a price of the history and none is below it, for any records", () => {
  const record = fc.record({ ago: fc.nat(60), price: fc.integer({ min: 1, max: 50_000 }) });
  fc.assert(
    fc.property(fc.array(record), fc.integer({ min: 1, max: 50_000 }), (records, current) => {
      const recorded = records.map(({ ago, price }) => ({ date: addDays(TODAY, -ago), price }));
      const history = priceHistory(recorded, current, TODAY);
      if (history === null) return;
      const prices = history.days.map(({ price }) => price);
      expect(prices).toContain(history.lowest);
      expect(Math.min(...prices)).toBe(history.lowest);
      expect(history.days.at(-1)).toEqual({ date: TODAY, price: current });
    }),
  );
});
