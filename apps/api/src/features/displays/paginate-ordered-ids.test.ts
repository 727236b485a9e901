import fc from "fast-check";
import { expect, test } from "vitest";
import { paginateOrderedIds } from "./paginate-ordered-ids.ts";

const IDS = [11, 12, 13, 14, 15];

test("pages can be walked on and back", () => {
  const first = paginateOrderedIds(IDS, { take: 2 });
  expect(first).toEqual({ ids: [11, 12], nextPage: "1.12", prePage: null });
  const second = paginateOrderedIds(IDS, { take: 2, nextPage: "1.12" });
  expect(second).toEqual({ ids: [13, 14], nextPage: "3.14", prePage: "2.13" });
  expect(paginateOrderedIds(IDS, { take: 2, nextPage: "3.14" })).toEqual({
    ids: [15],
    nextPage: null,
    prePage: "4.15",
  });
  expect(paginateOrderedIds(IDS, { take: 2, prePage: "2.13" })).toEqual(first);
});

test("includeCursor adds the item of the cursor, in either direction", () => {
  expect(paginateOrderedIds(IDS, { take: 2, nextPage: "1.12", includeCursor: true })?.ids).toEqual([12, 13]);
  expect(paginateOrderedIds(IDS, { take: 2, prePage: "2.13", includeCursor: true })?.ids).toEqual([12, 13]);
  expect(paginateOrderedIds(IDS, { take: 2, includeCursor: true })?.ids).toEqual([11, 12]);
});

test("a moved item is found at its new place; after a removed one the list continues at its former place", () => {
  expect(paginateOrderedIds([12, 11, 13], { take: 2, nextPage: "0.11" })?.ids).toEqual([13]);
  expect(paginateOrderedIds([11, 13, 14], { take: 2, nextPage: "1.12" })?.ids).toEqual([13, 14]);
  expect(paginateOrderedIds([11, 13, 14], { take: 2, prePage: "1.12" })?.ids).toEqual([11]);
  expect(paginateOrderedIds([11], { take: 2, nextPage: "4.15" })).toEqual({
    ids: [],
    nextPage: null,
    prePage: "1.0",
  });
  expect(paginateOrderedIds([], { take: 2, nextPage: "4.15" })).toEqual({
    ids: [],
    nextPage: null,
    prePage: null,
  });
});

test.each(["", "x", "1", "1.", ".1", "-1.2", "1.2.3", "1e3.4", "99999999.1"])(
  "%j is refused as a cursor",
  (cursor) => {
    expect(paginateOrderedIds(IDS, { take: 2, nextPage: cursor })).toBeNull();
    expect(paginateOrderedIds(IDS, { take: 2, prePage: cursor })).toBeNull();
  },
);

test("two cursors at once are refused", () => {
  expect(paginateOrderedIds(IDS, { take: 2, nextPage: "0.11", prePage: "3.14" })).toBeNull();
});

test("for any list and page size, walking on shows each item once, and walking back the same", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 40 }),
      fc.integer({ min: 1, max: 12 }),
      (ids, take) => {
        expect(walk(ids, take, "nextPage")).toEqual(ids);
        const last = ids.at(-1);
        const back =
          last === undefined ? [] : [...walk(ids, take, "prePage", `${ids.length - 1}.${last}`), last];
        expect(back).toEqual(ids);
      },
    ),
  );
});

function walk(ids: number[], take: number, way: "nextPage" | "prePage", from?: string): number[] {
  const seen: number[] = [];
  let cursor: string | null | undefined = from;
  do {
    const page = paginateOrderedIds(ids, { take, ...(cursor === undefined ? {} : { [way]: cursor }) });
    if (!page) throw new Error("A cursor of ours is one");
    if (way === "nextPage") seen.push(...page.ids);
    else seen.unshift(...page.ids);
    cursor = page[way];
  } while (cursor !== null);
  return seen;
}
