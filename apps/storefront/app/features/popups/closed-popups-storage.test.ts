import { expect, test } from "vitest";
import { closedPopups, closePopupForDay } from "./closed-popups-storage.ts";

const NIGHT = Date.parse("2026-11-24T14:59:59.000Z");

test("closedPopups: popups are closed until midnight in Korea, whatever the day elsewhere", () => {
  const store = memory();
  closePopupForDay(store, 7, NIGHT);
  closePopupForDay(store, 8, NIGHT);
  expect(closedPopups(store, NIGHT)).toEqual([7, 8]);
  expect(closedPopups(store, NIGHT + 1000)).toEqual([]);
  closePopupForDay(store, 9, NIGHT + 1000);
  expect(closedPopups(store, NIGHT + 1000)).toEqual([9]);
});

function memory(): Pick<Storage, "getItem" | "setItem"> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}
