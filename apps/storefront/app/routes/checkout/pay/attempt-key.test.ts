import { expect, test } from "vitest";
import { createAttemptKeys } from "./attempt-key.ts";

test("a lost answer is asked for again under the same key", () => {
  const keys = attemptKeys();
  expect([keys.keyFor({ price: 1 }), keys.keyFor({ price: 1 })]).toEqual(["k1", "k1"]);
});

test("another wish has another key", () => {
  const keys = attemptKeys();
  expect([keys.keyFor({ price: 1 }), keys.keyFor({ price: 2 })]).toEqual(["k1", "k2"]);
});

test("after an answer the same wish is a new attempt", () => {
  const keys = attemptKeys();
  keys.keyFor({ price: 1 });
  keys.answered();
  expect(keys.keyFor({ price: 1 })).toBe("k2");
});

function attemptKeys() {
  let count = 0;
  return createAttemptKeys(() => {
    count += 1;
    return `k${count}`;
  });
}
