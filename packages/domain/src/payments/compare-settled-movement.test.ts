import { expect, test } from "vitest";
import { compareSettledMovement, expectedFee } from "./compare-settled-movement.ts";

const NO_FEE = { rate: null, amount: null };
const CARD = { rate: 250, amount: null };
const ACCOUNT = { rate: null, amount: 300 };

test("a movement that both sides have in the same way differs in nothing", () => {
  expect(compareSettledMovement(10_000, { amount: 10_000, fee: 250 }, CARD)).toEqual([]);
  expect(compareSettledMovement(-4_000, { amount: -4_000, fee: -100 }, CARD)).toEqual([]);
  expect(compareSettledMovement(null, null, CARD)).toEqual([]);
});

test("a movement that one side lacks is named by that side", () => {
  expect(compareSettledMovement(null, { amount: 9_000, fee: 225 }, CARD)).toEqual([
    { kind: "missing_here", expected: null, settled: 9_000 },
  ]);
  expect(compareSettledMovement(-9_000, null, CARD)).toEqual([
    { kind: "missing_there", expected: -9_000, settled: null },
  ]);
});

test("another amount and another fee are two differences; the fee is expected of what was settled", () => {
  expect(compareSettledMovement(10_000, { amount: 8_000, fee: 250 }, CARD)).toEqual([
    { kind: "other_amount", expected: 10_000, settled: 8_000 },
    { kind: "other_fee", expected: 200, settled: 250 },
  ]);
});

test("a fee that differs by the rounding of a won is the same; one more is not", () => {
  expect(compareSettledMovement(10_010, { amount: 10_010, fee: 251 }, CARD)).toEqual([]);
  expect(compareSettledMovement(10_000, { amount: 10_000, fee: 252 }, CARD)).toMatchObject([
    { kind: "other_fee" },
  ]);
});

test("a fee without terms is not compared, and one of each payment is that of charges alone", () => {
  expect(compareSettledMovement(10_000, { amount: 10_000, fee: 999 }, NO_FEE)).toEqual([]);
  expect(expectedFee(10_000, ACCOUNT)).toBe(300);
  expect(expectedFee(-10_000, ACCOUNT)).toBeNull();
});
