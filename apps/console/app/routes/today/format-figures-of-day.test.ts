import { expect, test } from "vitest";
import { formatFiguresOfDay } from "./format-figures-of-day.ts";

const NOW = { visits: 4180, paid: 128, revenue: 3_842_600 };
const DAY = "지난주 월요일 하루";

test("formatFiguresOfDay: sums and the average are compared with the day before, and less of a running day is not bad", () => {
  const figures = formatFiguresOfDay(NOW, { visits: 3900, paid: 130, revenue: 3_950_000 }, DAY);
  expect(figures).toEqual([
    { value: "3,842,600", unit: "원", growth: { sign: -1, text: "2.7%", isBad: false }, note: DAY },
    { value: "128", unit: "건", growth: { sign: -1, text: "2", isBad: false }, note: DAY },
    { value: "30,020", unit: "원", growth: { sign: -1, text: "1.2%", isBad: true }, note: DAY },
    { value: "3.1", unit: "%", note: "방문 4,180번 중 128건" },
  ]);
});

test("formatFiguresOfDay: more is up, and as much is neither", () => {
  const [sales, orders, average] = formatFiguresOfDay(NOW, { ...NOW, revenue: 3_000_000 }, DAY);
  expect(sales?.growth).toEqual({ sign: 1, text: "28.1%", isBad: false });
  expect(orders?.growth).toEqual({ sign: 0, text: "0", isBad: false });
  expect(average?.growth?.sign).toBe(1);
});

test("formatFiguresOfDay: a day without orders has no average, and one that could not be read compares nothing", () => {
  const nothing = { visits: 0, paid: 0, revenue: 0 };
  const [, , average, share] = formatFiguresOfDay(nothing, NOW, DAY);
  expect(average).toMatchObject({ value: "–", unit: "", growth: null });
  expect(share).toMatchObject({ value: "–", unit: "" });
  for (const before of [null, nothing])
    expect(
      formatFiguresOfDay(NOW, before, DAY)
        .slice(0, 3)
        .map(({ growth }) => growth),
    ).toEqual([null, null, null]);
});
