import { expect, test } from "vitest";
import { nameOperatorAction } from "./name-operator-action.ts";

test.each([
  ["orders.accept", { noun: "주문", verb: "접수" }],
  ["personal-data.read", { noun: "개인정보", verb: "보기" }],
  ["read", { noun: "본 기록", verb: "보기" }],
  ["orders.dance", null],
  ["dances.add", null],
])("%s is called %j", (action, text) => {
  expect(nameOperatorAction(action)).toEqual(text);
});
