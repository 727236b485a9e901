import { expect, test } from "vitest";
import { entersAt, heldUntil } from "./waiting-room-times.ts";

test("entersAt: a room is entered thirty minutes before its hour", () => {
  expect(entersAt("2026-11-23T20:00:00+09:00")).toBe("2026-11-23T10:30:00.000Z");
});

test("heldUntil: a called place is held for seven minutes", () => {
  expect(heldUntil("2026-11-23T11:00:30Z")).toBe("2026-11-23T11:07:30.000Z");
});
