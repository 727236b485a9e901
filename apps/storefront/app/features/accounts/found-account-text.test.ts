import { expect, test } from "vitest";
import { foundAccountText } from "./found-account-text.ts";

test("foundAccountText: names the day and the way of joining", () => {
  expect(foundAccountText({ userType: "kakaotalk", joinedOn: "2026-11-23" })).toBe(
    "2026. 11. 23 (월)에 카카오로 가입했어요",
  );
});
