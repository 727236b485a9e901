import { expect, test } from "vitest";
import {
  clearSearches,
  type Keeper,
  readRecent,
  rememberSearch,
  removeSearch,
} from "./recent-searches-storage.ts";

function keeper(kept: Record<string, string> = {}): Keeper {
  return {
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value;
    },
    removeItem: (key) => {
      delete kept[key];
    },
  };
}

test("rememberSearch: puts the latest first, once per spelling", () => {
  const own = keeper();
  rememberSearch(own, "사과 5KG");
  rememberSearch(own, "귤");
  expect(rememberSearch(own, " 사과  5kg ")).toEqual(["사과  5kg", "귤"]);
  expect(readRecent(own)).toEqual(["사과  5kg", "귤"]);
});

test("rememberSearch: drops the eleventh", () => {
  const own = keeper();
  for (let turn = 1; turn <= 11; turn += 1) rememberSearch(own, `사과 ${turn}`);
  expect(readRecent(own)).toHaveLength(10);
  expect(readRecent(own)).not.toContain("사과 1");
});

test("removeSearch: removes one, or all", () => {
  const own = keeper();
  rememberSearch(own, "사과");
  rememberSearch(own, "귤");
  expect(removeSearch(own, "귤")).toEqual(["사과"]);
  expect(clearSearches(own)).toEqual([]);
  expect(readRecent(own)).toEqual([]);
});

test.each([["{"], ['"사과"'], ['[1,null,""]']])("readRecent: ignores foreign data (%s)", (written) => {
  expect(readRecent(keeper({ recentSearches: written }))).toEqual([]);
});

test("recent searches: unavailable storage gives an empty list without an error", () => {
  const closed = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const own: Keeper = { getItem: closed, setItem: closed, removeItem: closed };
  expect(readRecent(own)).toEqual([]);
  expect(rememberSearch(own, "사과")).toEqual(["사과"]);
});
