import { expect, test } from "vitest";
import { ANSWER_VARIABLES, unknownVariables } from "./check-answer-variables.ts";

test("unknownVariables: each variable of the shop is known, any other is not, and other braces are text", () => {
  expect(unknownVariables(ANSWER_VARIABLES.map((name) => `{${name}}`).join(" "))).toEqual([]);
  expect(unknownVariables("{닉네임}님, {날씨}예요 {} {{x}}")).toEqual(["날씨"]);
  expect(unknownVariables("중괄호가 없는 글")).toEqual([]);
});
