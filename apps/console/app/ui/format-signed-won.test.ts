import { expect, test } from "vitest";
import { formatSignedWon } from "./format-signed-won.ts";

test.each([
  [-52_300, "-52,300"],
  [0, "0"],
  [18_402_140, "18,402,140"],
])("%d is written %j", (won, text) => {
  expect(formatSignedWon(won)).toBe(text);
});
