import { expect, test } from "vitest";
import { createIdempotencyKeys } from "./create-idempotency-keys.ts";

test("attempt keys: a retry after a lost reply uses the same key", () => {
  const keys = attemptKeys();
  expect([keys.keyFor({ price: 1 }), keys.keyFor({ price: 1 })]).toEqual(["k1", "k1"]);
});

test("attempt keys: another wish has another key", () => {
  const keys = attemptKeys();
  expect([keys.keyFor({ price: 1 }), keys.keyFor({ price: 2 })]).toEqual(["k1", "k2"]);
});

test("attempt keys: the same wish after a reply has a new key", () => {
  const keys = attemptKeys();
  keys.keyFor({ price: 1 });
  keys.answered();
  expect(keys.keyFor({ price: 1 })).toBe("k2");
});

function attemptKeys() {
  let count = 0;
  return createIdempotencyKeys(() => {
    count += 1;
    return `k${count}`;
  });
}
