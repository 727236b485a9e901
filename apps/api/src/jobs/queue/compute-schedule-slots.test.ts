import { expect, test } from "vitest";
import { nextScheduleSlot, scheduleSlotAt } from "./compute-schedule-slots.ts";

const at = (time: string) => new Date(`2026-11-21T${time}Z`);

test("scheduleSlotAt: every process computes the same slot, from its first second to its last", () => {
  const timed = { every: 3600, offset: 600 };
  expect(scheduleSlotAt(at("03:09:59"), timed).runAt).toEqual(at("02:10:00"));
  expect(scheduleSlotAt(at("03:10:00"), timed)).toEqual(scheduleSlotAt(at("04:09:59"), timed));
  expect(nextScheduleSlot(at("03:10:00"), timed, 0).runAt).toEqual(at("04:10:00"));
});

test("nextScheduleSlot: the pause doubles with each failure, up to five minutes or the task's own interval", () => {
  const pauses = [0, 1, 2, 3, 4, 50].map(
    (failures) =>
      (nextScheduleSlot(at("03:00:00"), { every: 20 }, failures).runAt.getTime() - at("03:00:00").getTime()) /
      1000,
  );
  expect(pauses).toEqual([20, 40, 80, 160, 300, 300]);
  expect(nextScheduleSlot(at("03:00:00"), { every: 3600 }, 9).runAt).toEqual(at("04:00:00"));
});
