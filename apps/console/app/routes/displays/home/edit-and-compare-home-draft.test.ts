import { expect, test } from "vitest";
import {
  conflictsOf,
  countEdits,
  editsOf,
  type HomeDraft,
  homeWith,
  settleConflict,
  settleEdits,
  sortsOf,
  writeHome,
} from "./edit-and-compare-home-draft.ts";
import type { Home, HomeGroup, HomePage, HomeTab } from "./use-stored-home-records.ts";

const TABS = [
  { id: 1, version: 3, key: "home", name: "홈", sort: 1, isDefault: true, isShown: true },
  { id: 2, version: 1, key: "best", name: "베스트", sort: 2, isDefault: false, isShown: true },
] satisfies HomeTab[];
const PAGE: HomePage = {
  id: 11,
  version: 2,
  tabId: 1,
  key: "recommend",
  name: "추천",
  sort: 1,
  categoryId: null,
  isShown: true,
  groupIds: [6001, 6002, 6003],
};
const HOME: Home = {
  tabs: TABS,
  pages: [PAGE],
  groups: [{ id: 6001, version: 1, name: "메인 배너" } as HomeGroup],
};

function arranged(groupIds = [6003, 6001, 6002]): HomeDraft {
  return writeHome({}, HOME, "home-sub-tabs", { id: 11, fields: { groupIds } });
}

test("editsOf: the changed fields with the versions seen, by kind", () => {
  const draft = writeHome(arranged(), HOME, "home-tabs", { id: 2, fields: { name: "많이 찾는" } });
  const edits = editsOf(draft, HOME);
  expect(edits).toEqual([
    { noun: "home-tabs", rows: [{ id: 2, version: 1, set: { name: "많이 찾는" } }] },
    { noun: "home-sub-tabs", rows: [{ id: 11, version: 2, set: { groupIds: [6003, 6001, 6002] } }] },
  ]);
  expect(countEdits(edits)).toBe(2);
  expect(homeWith(draft, HOME).pages[0]?.groupIds).toEqual([6003, 6001, 6002]);
});

test("an arrangement as the shop has it is no edit, and what was saved leaves the draft", () => {
  expect(arranged(PAGE.groupIds)).toEqual({});
  expect(settleEdits(arranged(), editsOf(arranged(), HOME))).toEqual({});
});

test("a page that somebody else arranged meanwhile conflicts; the own order is kept or given up", () => {
  const now: Home = { ...HOME, pages: [{ ...PAGE, version: 3, groupIds: [6002, 6001, 6003] }] };
  const [conflict] = conflictsOf(arranged(), now);
  if (!conflict) throw new Error("Both have changed the order");
  expect(conflict).toMatchObject({
    id: 11,
    field: "groupIds",
    before: PAGE.groupIds,
    mine: [6003, 6001, 6002],
  });
  const kept = settleConflict(arranged(), conflict, "mine");
  expect([conflictsOf(kept, now), editsOf(kept, now)[0]?.rows[0]?.version]).toEqual([[], 3]);
  expect(settleConflict(arranged(), conflict, "theirs")).toEqual({});
  expect(conflictsOf(arranged(), { ...HOME, pages: [{ ...PAGE, version: 3, name: "골라 담기" }] })).toEqual(
    [],
  );
});

test("sortsOf: numbers from 1 on in the new order, for those that move", () => {
  const [home, best] = TABS as [HomeTab, HomeTab];
  expect(sortsOf([best, home])).toEqual([
    [best, 1],
    [home, 2],
  ]);
  expect(sortsOf([home, best])).toEqual([]);
});
