import { expect, test } from "vitest";
import { findScreenOfActionSubject } from "./find-screen-of-action-subject.ts";

test.each([
  ["order 812", "/orders/812"],
  ["claim 3", "/claims/3"],
  ["stock lot 4", null],
  ["delivery calendar", null],
])("%s is shown at %s", (subject, to) => {
  expect(findScreenOfActionSubject(subject)).toBe(to);
});
