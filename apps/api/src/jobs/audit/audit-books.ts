import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { addJob } from "../../db/add-job.ts";
import { continueAudit } from "../../features/audit/continue-audit.ts";
import { beginAuditRun } from "../../features/audit/runs.repository.ts";
import type { Services } from "../../http/context.ts";

/** The books are proved from half past three in the morning on, in Korea. */
const NIGHT_BEGINS_MS = 3.5 * 3_600_000;
/** So long one job works at it; then others have their turn, and a process that is told to stop does not wait. */
const BUDGET_MS = 5000;

/**
 * Proves the books once a night, in short jobs that follow each other, and goes on where a killed process stopped. What
 * it finds is in `audit_breach` and in the metrics.
 */
export async function auditBooks(
  services: Services,
  budgetMs = BUDGET_MS,
): Promise<"more" | "done" | "nothing"> {
  const now = services.now();
  await beginAuditRun(services.db, nightOf(now), now);
  const result = await continueAudit(services, budgetMs);
  if (result === "more") await addJob(services.db, { task: "audit", key: "audit" });
  return result;
}

/** The day in Korea on which the night of an instant began. @example nightOf(21 November 03:29 in Korea) // "2026-11-20" */
function nightOf(now: Date): string {
  return kstDateOf(new Date(now.getTime() - NIGHT_BEGINS_MS).toISOString());
}
