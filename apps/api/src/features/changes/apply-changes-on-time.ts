import { setTimeout as wait } from "node:timers/promises";
import type { Services } from "../../http/context.ts";
import { BEGINS_EARLIER_MS } from "../record-edits/edit-records.ts";
import { applyDueChanges } from "./apply-due-changes.ts";
import { findNextInstant } from "./changes.repository.ts";

/**
 * Applies the scheduled changes that are due, waits for the next one within a second, and applies it at its instant: its job
 * begins that much earlier.
 *
 * @returns how many were applied
 */
export async function applyChangesOnTime(services: Pick<Services, "db" | "now">): Promise<number> {
  const now = services.now();
  const applied = await applyDueChanges(services, now);
  const next = await findNextInstant(services.db, now, new Date(now.getTime() + BEGINS_EARLIER_MS));
  if (!next) return applied;
  await wait(next.getTime() - services.now().getTime());
  // A timer may end a millisecond before the instant; the change is due all the same.
  return applied + (await applyDueChanges(services, next));
}
