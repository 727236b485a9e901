import { expect, test } from "vitest";
import { pageOfLatest, readLatest } from "./latest-cursor.ts";

const rows = [3, 2, 1].map((id) => ({ id, sort_key: "2026-11-21 03:00:00.123456+00" }));

test("a page before the last has a cursor with microseconds", () => {
  const { shown, nextPage } = pageOfLatest(rows, 2);
  expect(shown.map(({ id }) => id)).toEqual([3, 2]);
  expect(readLatest(nextPage ?? "")).toEqual({ id: 2, at: "2026-11-21 03:00:00.123456+00" });
});

test("the last page has no cursor, an empty one neither", () => {
  expect(pageOfLatest(rows, 3).nextPage).toBeNull();
  expect(pageOfLatest([], 3)).toEqual({ shown: [], nextPage: null });
});

test("without a cursor a list starts with its first row", () => {
  expect(readLatest(undefined)).toEqual({ at: "infinity", id: Number.MAX_SAFE_INTEGER });
});

test.each([
  "",
  "한글",
  "AAAA",
  cursor("1~infinity"),
  cursor("1~2026-02-30 00:00:00+00"),
  cursor("x~2026-02-20 00:00:00+00"),
  cursor("9999999999999999~2026-02-20 00:00:00+00"),
  cursor("1~2026-02-20 00:00:00+00~1"),
])("%o is refused as a cursor", (text) => {
  expect(readLatest(text)).toBeNull();
});

function cursor(text: string): string {
  return Buffer.from(text).toString("base64url");
}
