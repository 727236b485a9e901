import { expect, test } from "vitest";
import { deriveRoomPageState, type Status } from "./derive-room-page-state.ts";

type Place = NonNullable<Status["place"]>;

function status(state: Status["state"], place: Partial<Place> | null): Status {
  const whole: Place = {
    state: "waiting",
    ticket: "00000000-0000-4000-8000-000000000000",
    number: null,
    ahead: 0,
    isSure: false,
    minutesLeft: null,
    heldUntil: null,
    heldUnits: null,
    wantsNotice: true,
    boxPrices: [],
  };
  return {
    state,
    opensAt: "2026-11-23T11:00:00Z",
    now: "2026-11-23T10:47:00Z",
    askAgainSeconds: 5,
    waiting: 0,
    left: 300,
    place: place && { ...whole, ...place },
  };
}

test.each([
  [status("announced", null), "announced"],
  [status("entering", {}), "entering"],
  [status("calling", { number: 128, isSure: true }), "drawn"],
  [status("calling", { number: 412 }), "maybe"],
  [status("calling", { state: "called", number: 1 }), "hold"],
  [status("calling", { state: "paying", number: 1 }), "paying"],
  [status("closed", { state: "bought", number: 1 }), "bought"],
  [status("calling", { state: "expired", number: 1 }), "expired"],
  [status("calling", { state: "left" }), "left"],
  [status("closed", { state: "missed", number: 412 }), "missed"],
  [status("closed", null), "over"],
  [status("cancelled", {}), "cancelled"],
] as const)("deriveRoomPageState: %o is %s", (given, expected) => {
  expect(deriveRoomPageState({ state: "entering" }, given)).toBe(expected);
});

test("deriveRoomPageState: a guest sees the room as everyone does", () => {
  expect(deriveRoomPageState({ state: "closed" }, null)).toBe("over");
});
