import { expect, test } from "vitest";
import { formatHowFoundAccountJoined } from "./format-how-found-account-joined.ts";

test("formatHowFoundAccountJoined: names the day and the way of joining", () => {
  expect(formatHowFoundAccountJoined({ userType: "kakaotalk", joinedOn: "2026-11-23" })).toBe(
    "2026. 11. 23 (월)에 카카오로 가입했어요",
  );
});
