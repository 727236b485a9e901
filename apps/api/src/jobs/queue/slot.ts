export type Slot = { slot: number; runAt: Date };

/** A task that fails again and again still comes at least this often, when it is not rarer by itself. */
const LONGEST_PAUSE_SECONDS = 300;

/**
 * The run of a timed task that is due at an instant: slots are counted from 1970, so every process means the same one.
 *
 * @example slotAt(new Date("2026-11-21T03:10:07Z"), { every: 3600, offset: 600 }) // runAt 03:10:00
 */
export function slotAt(now: Date, { every, offset = 0 }: { every: number; offset?: number }): Slot {
  return slotOf(Math.floor((now.getTime() / 1000 - offset) / every), every, offset);
}

/**
 * The run after the one that is due: the next slot, and after failures twice as far each time, up to five minutes.
 *
 * @param failures how often the task failed since it last went well
 * @example nextSlot(now, { every: 20 }, 2) // 80 seconds after the slot of now
 */
export function nextSlot(now: Date, timed: { every: number; offset?: number }, failures: number): Slot {
  const most = Math.max(1, Math.floor(LONGEST_PAUSE_SECONDS / timed.every));
  const steps = Math.min(most, 2 ** Math.min(failures, 10));
  return slotOf(slotAt(now, timed).slot + steps, timed.every, timed.offset ?? 0);
}

function slotOf(slot: number, every: number, offset: number): Slot {
  return { slot, runAt: new Date((slot * every + offset) * 1000) };
}
