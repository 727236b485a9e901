import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { Services } from "../../http/handler-context-types.ts";
import { endHandGradesBefore } from "./members.repository.ts";

/** Gives members whose grade by hand has ended that of their purchases again; returns how many. */
export async function expireManualGrades(
  { db, now }: Pick<Services, "db" | "now">,
  take = 500,
): Promise<number> {
  const today = kstDateOf(now().toISOString());
  let total = 0;
  for (let ended = take; ended === take; total += ended) ended = await endHandGradesBefore(db, today, take);
  return total;
}
