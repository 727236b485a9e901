import { expect, test } from "vitest";
import { deriveWaitingRoomState } from "./derive-waiting-room-state.ts";

const opensAt = "2026-11-23T11:00:00Z";
const before = { opensAt, drawnAt: null, closedAt: null, isCancelled: false };

test.each([
  [before, "2026-11-23T10:29:59.999Z", "announced"],
  [before, "2026-11-23T10:30:00Z", "entering"],
  [before, "2026-11-23T11:00:01Z", "entering"],
  [{ ...before, drawnAt: opensAt }, "2026-11-23T11:00:01Z", "calling"],
  [{ ...before, drawnAt: opensAt, closedAt: opensAt }, "2026-11-23T11:00:01Z", "closed"],
  [{ ...before, isCancelled: true }, "2026-11-23T10:40:00Z", "cancelled"],
])("deriveWaitingRoomState: %j at %s is %s", (facts, now, expected) => {
  expect(deriveWaitingRoomState(facts, now)).toBe(expected);
});
