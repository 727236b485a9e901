import { expect, test } from "vitest";
import { createPrimaryLogPositionHistory } from "./primary-log-position-history.ts";

const MAX_LAG_MS = 1000;

test("no replica will do before the primary said where it is", () => {
  expect(createPrimaryLogPositionHistory(MAX_LAG_MS).requiredFor(null)).toBeNull();
});

test("a replica must have replayed the oldest position within the longest lag", () => {
  const positions = createPrimaryLogPositionHistory(MAX_LAG_MS);
  for (const at of [0, 500, 1000, 1500]) positions.add(100 + at, at);
  expect(positions.requiredFor(null)).toBe(600);
});

test("a reader's own position is required as well, and an unknown one is required of the primary", () => {
  const positions = createPrimaryLogPositionHistory(MAX_LAG_MS);
  positions.add(100, 0);
  expect(positions.requiredFor(50)).toBe(100);
  expect(positions.requiredFor(140)).toBe(140);
  expect(positions.requiredFor("unknown")).toBeNull();
});

test("after a noted commit no replica will do until a position that was asked for later is known, which is then required", () => {
  const positions = createPrimaryLogPositionHistory(MAX_LAG_MS);
  positions.add(100, 0);
  positions.noteCommit(10);
  expect(positions.requiredFor(null)).toBeNull();
  positions.add(110, 9);
  expect(positions.requiredFor(null)).toBeNull();
  positions.add(130, 11);
  expect(positions.requiredFor(null)).toBe(130);
  positions.add(900, 200);
  expect(positions.requiredFor(null)).toBe(130);
});

test("while the primary is away the last positions go on to be required, and no newer ones", () => {
  const positions = createPrimaryLogPositionHistory(MAX_LAG_MS);
  positions.add(100, 0);
  positions.add(200, 900);
  expect(positions.requiredFor(null)).toBe(100);
  positions.add(300, 60_000);
  expect(positions.requiredFor(null)).toBe(300);
});
