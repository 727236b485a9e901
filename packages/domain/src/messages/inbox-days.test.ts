import { expect, test } from "vitest";
import { inboxBegins } from "./inbox-days.ts";

test("inboxBegins: thirty days before now", () => {
  expect(inboxBegins(new Date("2026-12-01T00:00:00Z")).toISOString()).toBe("2026-11-01T00:00:00.000Z");
});
