import { setTimeout as wait } from "node:timers/promises";
import { readSettings } from "../../../apps/api/src/env.ts";
import type { Services } from "../../../apps/api/src/http/handler-context-types.ts";
import { collectTasks } from "../../../apps/api/src/jobs/collect-tasks.ts";
import type { Fleet } from "../shop-fleet.ts";
import { createStormServices } from "../subscribers/create-storm-services.ts";

/** Jobs of the shop with its clock advanced past every deadline. */

const DAY_MS = 86_400_000;
/** Days to advance, beyond every window, account, gift, award and retry. */
const STEPS_DAYS = [0, 1, 3, 8, 40];
/** Jobs left out: they empty tables compared afterwards, or need a catalogue's grades. */
const LEFT_OUT: readonly string[] = ["purge-expired", "delete-orphaned-uploads", "grade-members"];

/** Runs every job of the shop with the clock advanced step by step, until nothing is left to do. */
export async function runJobsThroughTime(fleet: Fleet, rounds: number): Promise<Services> {
  const read = readSettings({ ...fleet.settings, LOG_LEVEL: "silent" });
  if ("problems" in read) throw new Error(JSON.stringify(read.problems));
  let movedMs = 0;
  const services = createStormServices(
    fleet.settings,
    fleet.sandboxUrl,
    () => new Date(Date.now() + movedMs),
  );
  for (const days of STEPS_DAYS) {
    const step = days * DAY_MS - movedMs;
    movedMs += step;
    fleet.moveClock(step);
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, task] of Object.entries(collectTasks(read.settings))) {
        if (LEFT_OUT.some((left) => name.includes(left))) continue;
        await task.run(services);
      }
      // Makes postponed jobs due.
      await services.db.pool.query("update refund set next_try_at = $1 where done_at is null", [
        services.now(),
      ]);
      await services.db.pool.query("update payment set check_at = $1 where check_at > $1", [services.now()]);
      await wait(50);
    }
  }
  return services;
}
