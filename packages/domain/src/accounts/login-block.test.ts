import { expect, test } from "vitest";
import { loginWait } from "./login-block.ts";

const now = 10_000_000;
const fails = (count: number, agoSeconds = 0) => Array.from({ length: count }, () => now - agoSeconds * 1000);

test.each([
  ["four failures", fails(4), [], 0],
  ["five just now", fails(5), [], 15_000],
  ["five ten seconds ago", fails(5, 10), [], 5000],
  ["five fifteen seconds ago", fails(5, 15), [], 0],
  ["seven", fails(7), [], 60_000],
  ["a thousand", fails(1000), [], 300_000],
  ["a thousand, a quarter of an hour ago", fails(1000, 900), [], 0],
  ["49 of one address", [], fails(49), 0],
  ["50 of one address", [], fails(50), 300_000],
  ["none", [], [], 0],
])("%s", (_what, account, address, wait) => {
  expect(loginWait(account, address, now)).toBe(wait);
});
