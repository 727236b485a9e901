import { expect, test } from "vitest";
import { SKIP_REASONS } from "./subscription-status-and-reason-codes.ts";
import { whySkipped } from "./why-skipped.ts";

test("tells why it was skipped, except where the member did it", () => {
  expect(SKIP_REASONS.filter((reason) => whySkipped(reason) === null)).toEqual(["buyer", "paused", "ended"]);
});
