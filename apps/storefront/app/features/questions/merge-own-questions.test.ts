import { expect, test } from "vitest";
import { mergeOwnQuestions } from "./merge-own-questions.ts";

const question = (id: number, day: number, contents = "") => ({
  id,
  isSecret: contents === "",
  contents,
  nickname: "과**",
  status: "waiting" as const,
  answer: null,
  createdAt: `2026-11-${day}T00:00:00.000Z`,
  isEdited: false,
  hiddenFor: null,
});
const own = (id: number, day: number) => ({
  ...question(id, day, "내 비밀"),
  isSecret: true,
  productId: 1,
  productName: "감귤",
  productImage: null,
});

test("mergeOwnQuestions: own questions are shown in full in place; only newer ones are put on top", () => {
  const list = [question(3, 20), question(2, 19, "남의 글")];
  const shown = mergeOwnQuestions(list, [own(4, 21), own(3, 20), own(1, 10)]);
  expect(shown.map(({ question: { id, contents }, isMine }) => [id, contents, isMine])).toEqual([
    [4, "내 비밀", true],
    [3, "내 비밀", true],
    [2, "남의 글", false],
  ]);
});

test("mergeOwnQuestions: puts an own question first in an empty list", () => {
  expect(mergeOwnQuestions([], [own(1, 21)])).toHaveLength(1);
});
