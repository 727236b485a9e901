import { expect, test } from "vitest";
import { signedWon } from "./signed-won.ts";

test.each([
  [-52_300, "-52,300"],
  [0, "0"],
  [18_402_140, "18,402,140"],
])("%d is written %j", (won, text) => {
  expect(signedWon(won)).toBe(text);
});
