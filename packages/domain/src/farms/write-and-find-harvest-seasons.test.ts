import { expect, test } from "vitest";
import { endedIn, nextSeason, seasonText } from "./write-and-find-harvest-seasons.ts";

test("seasonText: a row is written by its ends, also over the turn of a year; separate rows one after the other", () => {
  expect(seasonText([9, 10])).toBe("9~10월");
  expect(seasonText([11, 12, 1, 2, 3, 4])).toBe("11~4월");
  expect(seasonText([12, 1])).toBe("12~1월");
  expect(seasonText([5, 6, 11, 12])).toBe("5~6월, 11~12월");
  expect(seasonText([7])).toBe("7월");
});

test("nextSeason: the season whose begin is the fewest months away, over the turn of a year too", () => {
  const seasons = [
    { name: "홍옥", months: [9, 10] },
    { name: "부사", months: [11, 12, 1] },
  ];
  expect(nextSeason(seasons, 6)).toEqual({ name: "홍옥", month: 9 });
  expect(nextSeason(seasons, 9)).toEqual({ name: "부사", month: 11 });
  expect(nextSeason(seasons, 12)).toEqual({ name: "홍옥", month: 9 });
  expect(nextSeason([{ name: "홍옥", months: [9] }], 9)).toEqual({ name: "홍옥", month: 9 });
  expect(nextSeason([], 1)).toBeNull();
});

test("endedIn: the last month of the row that ended, over the turn of a year too; none in season", () => {
  expect(endedIn([6, 7, 8], 11)).toBe(8);
  expect(endedIn([11, 12, 1], 5)).toBe(1);
  expect(endedIn([10, 11, 12], 1)).toBe(12);
  expect(endedIn([5, 6, 11, 12], 9)).toBe(6);
  expect(endedIn([6, 7, 8], 6)).toBeNull();
  expect(endedIn([], 6)).toBeNull();
});
