export type ScheduleSlot = { slot: number; runAt: Date };

/** The longest pause after failures in seconds, for tasks with a shorter interval. */
const LONGEST_PAUSE_SECONDS = 300;

/**
 * Returns the due slot of a timed task at an instant: slots are counted from 1970, so every process computes the same
 * one.
 *
 * @example scheduleSlotAt(new Date("2026-11-21T03:10:07Z"), { every: 3600, offset: 600 }) // runAt 03:10:00
 */
export function scheduleSlotAt(
  now: Date,
  { every, offset = 0 }: { every: number; offset?: number },
): ScheduleSlot {
  return slotOf(Math.floor((now.getTime() / 1000 - offset) / every), every, offset);
}

/**
 * Returns the slot after the due one; after failures the distance doubles with each one, up to five minutes.
 *
 * @param failures failures of the task since its last success
 * @example nextScheduleSlot(now, { every: 20 }, 2) // 80 seconds after the slot of now
 */
export function nextScheduleSlot(
  now: Date,
  timed: { every: number; offset?: number },
  failures: number,
): ScheduleSlot {
  const most = Math.max(1, Math.floor(LONGEST_PAUSE_SECONDS / timed.every));
  const steps = Math.min(most, 2 ** Math.min(failures, 10));
  return slotOf(scheduleSlotAt(now, timed).slot + steps, timed.every, timed.offset ?? 0);
}

function slotOf(slot: number, every: number, offset: number): ScheduleSlot {
  return { slot, runAt: new Date((slot * every + offset) * 1000) };
}
