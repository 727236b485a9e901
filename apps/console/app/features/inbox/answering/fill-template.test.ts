import { expect, test } from "vitest";
import { fillTemplate, unfilledIn } from "./fill-template.ts";

test("fillTemplate: known variables are filled each time, unknown ones and other braces stay", () => {
  const filled = fillTemplate("{닉네임}님, {상품}은 {도착예정일}에 가요. {닉네임}님 {x}", {
    닉네임: "포근식탁",
    상품: "배",
  });
  expect(filled).toBe("포근식탁님, 배은 {도착예정일}에 가요. 포근식탁님 {x}");
});

test("unfilledIn: the first variable that is left is named", () => {
  expect(unfilledIn("{도착예정일}에 {농가}에서")).toBe("{도착예정일}");
  expect(unfilledIn("{x} 그제 아침에 땄어요")).toBeNull();
});
