import { ENTRY_MINUTES } from "@todayfruit/domain/waiting-rooms/waiting-room-times";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { deriveRoomStateOfRow } from "../waiting-rooms/derive-room-state-of-row.ts";
import type { RehearsalFacts } from "./rehearsals.repository.ts";

const MINUTE_MS = 60_000;

/** Returns why a room cannot be rehearsed now; `null` where it can. */
export function findRehearsalRefusalCode(
  { rehearsals, now }: Pick<OperatorContext, "rehearsals" | "now">,
  facts: RehearsalFacts,
) {
  if (rehearsals === null) return "REHEARSAL_NOT_SET_UP";
  if (deriveRoomStateOfRow(facts, now()) !== "announced") return "REHEARSAL_NOT_ANNOUNCED";
  if (facts.is_near_opening) return "REHEARSAL_NEAR_OPENING";
  return facts.is_running ? "REHEARSAL_RUNNING" : null;
}

/** Returns the last instant of an opening that a rehearsal begun now would take the machine from. */
export function disturbedUntil(now: Date): Date {
  return new Date(now.getTime() + ENTRY_MINUTES * MINUTE_MS);
}
