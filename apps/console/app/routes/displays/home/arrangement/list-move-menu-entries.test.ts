import { expect, test } from "vitest";
import { listMoveMenuEntries } from "./list-move-menu-entries.ts";

test.each([
  ["위로", 3, [1, 3, 2, 4]],
  ["아래로", 2, [1, 3, 2, 4]],
  ["맨 위로", 4, [4, 1, 2, 3]],
  ["맨 아래로", 1, [2, 3, 4, 1]],
])("%s moves %d within 1, 2, 3, 4", (text, id, wanted) => {
  const arranged: number[][] = [];
  const moves = listMoveMenuEntries([1, 2, 3, 4], id, false, (ids) => arranged.push(ids));
  moves.find((move) => move.text === text)?.run();
  expect(arranged).toEqual([wanted]);
});

test("an item at an end is not moved beyond it, and nothing moves while it is held", () => {
  const denied = (id: number, isHeld = false) =>
    listMoveMenuEntries([1, 2], id, isHeld, () => undefined)
      .filter((move) => move.denied !== null)
      .map(({ text }) => text);
  expect(denied(1)).toEqual(["위로", "맨 위로"]);
  expect(denied(2)).toEqual(["아래로", "맨 아래로"]);
  expect(denied(1, true)).toHaveLength(4);
});
