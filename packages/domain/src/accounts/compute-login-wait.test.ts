import fc from "fast-check";
import { expect, test } from "vitest";
import { ATTACK, computeLoginWait } from "./compute-login-wait.ts";

const now = 10_000_000;
const fails = (count: number, agoSeconds = 0) => Array.from({ length: count }, () => now - agoSeconds * 1000);

test.each([
  ["four failures", fails(4), 4, [], 0],
  ["five failures just now", fails(5), 5, [], 15_000],
  ["five failures ten seconds ago", fails(5, 10), 5, [], 5000],
  ["five failures fifteen seconds ago", fails(5, 15), 5, [], 0],
  ["seven failures", fails(7), 7, [], 60_000],
  ["a thousand failures", fails(1000), 1000, [], 300_000],
  ["a thousand failures a quarter of an hour ago", fails(1000, 900), 0, [], 0],
  ["49 failures of the network", [], 0, fails(49), 0],
  ["50 failures of the network", [], 0, fails(50), 300_000],
  ["no own failure while the account is attacked", [], ATTACK, [], 0],
  ["one own failure while the account is attacked", fails(1), ATTACK, [], 60_000],
  ["two own failures while the account is attacked", fails(2), ATTACK, [], 120_000],
  ["no failures", [], 0, [], 0],
])("computeLoginWait: %s", (_what, own, account, network, wait) => {
  expect(computeLoginWait({ own, account, network }, false, now)).toBe(wait);
});

test("computeLoginWait: failures of other sources never delay the first try of a network or of a known device", () => {
  fc.assert(
    fc.property(
      fc.nat(100_000),
      fc.nat(49),
      fc.nat(200),
      fc.boolean(),
      (account, fromNetwork, beside, isKnown) => {
        const network = fails(isKnown ? fromNetwork + beside : fromNetwork);
        expect(computeLoginWait({ own: [], account, network }, isKnown, now)).toBe(0);
      },
    ),
  );
});

test("computeLoginWait: a known device waits after its own failures", () => {
  expect(computeLoginWait({ own: fails(5), account: 5, network: [] }, true, now)).toBe(15_000);
});
