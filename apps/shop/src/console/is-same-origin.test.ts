import { expect, test } from "vitest";
import { isSameOrigin } from "./is-same-origin.ts";

test.each([
  ["http://localhost:3002", "localhost:3002", true],
  ["http://localhost:3000", "localhost:3002", false],
  ["https://evil.example", "localhost:3002", false],
  ["null", "localhost:3002", false],
  [undefined, "localhost:3002", false],
  ["http://localhost:3002", undefined, false],
])("a change from %s to %s is let through: %s", (origin, host, isLetThrough) => {
  expect(isSameOrigin({ origin, host })).toBe(isLetThrough);
});
