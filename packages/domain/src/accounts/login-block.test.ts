import fc from "fast-check";
import { expect, test } from "vitest";
import { ATTACK, loginWait } from "./login-block.ts";

const now = 10_000_000;
const fails = (count: number, agoSeconds = 0) => Array.from({ length: count }, () => now - agoSeconds * 1000);

test.each([
  ["four failures", fails(4), 4, [], 0],
  ["five just now", fails(5), 5, [], 15_000],
  ["five ten seconds ago", fails(5, 10), 5, [], 5000],
  ["five fifteen seconds ago", fails(5, 15), 5, [], 0],
  ["seven", fails(7), 7, [], 60_000],
  ["a thousand", fails(1000), 1000, [], 300_000],
  ["a thousand, a quarter of an hour ago", fails(1000, 900), 0, [], 0],
  ["49 of one network", [], 0, fails(49), 0],
  ["50 of one network", [], 0, fails(50), 300_000],
  ["none of one's own while others attack", [], ATTACK, [], 0],
  ["one of one's own while others attack", fails(1), ATTACK, [], 60_000],
  ["two of one's own while others attack", fails(2), ATTACK, [], 120_000],
  ["none", [], 0, [], 0],
])("%s", (_what, own, account, network, wait) => {
  expect(loginWait({ own, account, network }, false, now)).toBe(wait);
});

test("what others do never makes the first try of a network or of a known device wait", () => {
  fc.assert(
    fc.property(
      fc.nat(100_000),
      fc.nat(49),
      fc.nat(200),
      fc.boolean(),
      (account, fromNetwork, beside, isKnown) => {
        const network = fails(isKnown ? fromNetwork + beside : fromNetwork);
        expect(loginWait({ own: [], account, network }, isKnown, now)).toBe(0);
      },
    ),
  );
});

test("a known device that fails waits, too", () => {
  expect(loginWait({ own: fails(5), account: 5, network: [] }, true, now)).toBe(15_000);
});
