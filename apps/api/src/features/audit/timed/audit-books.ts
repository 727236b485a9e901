import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { addJob } from "../../../db/add-job.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { beginAuditRun } from "../audit-runs.repository.ts";
import { continueAudit } from "../continue-audit.ts";

/** Time after KST midnight from which the books are audited: 03:30, in ms. */
const NIGHT_BEGINS_MS = 3.5 * 3_600_000;
/** The longest run of one job in ms, so that other jobs get their turn and a stopping process does not wait. */
const BUDGET_MS = 2000;
/** Length of the pause after a job, in lengths of the job: shoppers have the database to themselves for two thirds of the time. */
const PAUSE = 2;

/**
 * Audits the books once a night, in short jobs with pauses between, and continues where a killed process stopped.
 * Breaches are recorded in `audit_breach` and shown in the metrics.
 */
export async function auditBooks(
  services: Services,
  budgetMs = BUDGET_MS,
): Promise<"more" | "done" | "nothing"> {
  const began = services.now();
  await beginAuditRun(services.db, nightOf(began), began);
  const result = await continueAudit(services, budgetMs);
  if (result === "more") {
    const ended = services.now().getTime();
    const runAt = new Date(ended + PAUSE * (ended - began.getTime()));
    await addJob(services.db, { task: "audit-books", key: "audit-books", runAt });
  }
  return result;
}

/**
 * Returns the KST date to whose night an instant belongs: until 03:30 the day before.
 *
 * @example nightOf(21 November 03:29 in Korea) // "2026-11-20"
 */
function nightOf(now: Date): string {
  return kstDateOf(new Date(now.getTime() - NIGHT_BEGINS_MS).toISOString());
}
