import { setTimeout as wait } from "node:timers/promises";
import type { Services } from "../../http/handler-context-types.ts";
import { BEGINS_EARLIER_MS } from "../record-edits/edit-records.ts";
import { applyDueChanges } from "./apply-due-changes.ts";
import { findNextInstant } from "./changes.repository.ts";

/** Longest wait in ms: a clock of this process that is up to a second behind the database's still finds the change of its job. */
const LONGEST_WAIT_MS = 2 * BEGINS_EARLIER_MS;

/**
 * Applies the scheduled changes that are due, waits for the next one within two seconds, and applies it at its instant: its
 * job begins a second earlier.
 *
 * @returns how many were applied
 */
export async function applyChangesOnTime(services: Pick<Services, "db" | "now">): Promise<number> {
  const now = services.now();
  const applied = await applyDueChanges(services, now);
  const next = await findNextInstant(services.db, now, new Date(now.getTime() + LONGEST_WAIT_MS));
  if (!next) return applied;
  await wait(next.getTime() - services.now().getTime());
  // A timer may end a millisecond before the instant; the change is due all the same.
  return applied + (await applyDueChanges(services, next));
}
