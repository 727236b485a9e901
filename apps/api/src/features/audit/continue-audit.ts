import type { Services } from "../../http/handler-context-types.ts";
import { INVARIANTS } from "./all-invariants.sql.ts";
import {
  type AuditProgress,
  type AuditRun,
  finishAuditRun,
  leaseAuditRun,
  noteAuditProgress,
  releaseAuditRun,
} from "./audit-runs.repository.ts";
import { checkInvariantPage, FIRST, type Place } from "./check-invariant-page.ts";
import { comparePaymentsWithProvider } from "./provider/compare-payments-with-provider.ts";
import { splitIntoTimeWindows } from "./provider/split-into-time-windows.ts";

/** Name of the step that compares the provider's list, stored like the names of invariants. */
export const PROVIDER_STEP = "the provider's list says the same";

/** Time without progress after which an auditing process counts as dead, in ms. */
const HELD_MS = 120_000;
const HOUR_MS = 3_600_000;
/** Overlap of the comparison with the time before the last audit, for the first one before its own begin, in hours. */
const COMPARED_HOURS = 48;
const WINDOW_HOURS = 6;
/** Age from which transactions are compared, in ms: the webhooks of later ones may still be on their way. */
const ON_ITS_WAY_MS = 5 * 60_000;

/**
 * Continues the current audit for about `budgetMs`: invariants page by page, then the provider's list window by window.
 * One process at a time.
 *
 * @returns "more" when it is not at its end, "nothing" when there is none to go on with
 */
export async function continueAudit(
  services: Services,
  budgetMs: number,
): Promise<"more" | "done" | "nothing"> {
  const { db, now, log } = services;
  const began = now().getTime();
  const run = await leaseAuditRun(db, now(), heldUntil(services));
  if (!run) return "nothing";
  let isFirst = true;
  // At least one page, so that the audit ends however small the budget.
  const mayGoOn = () => {
    const may = isFirst || now().getTime() - began < budgetMs;
    isFirst = false;
    return may;
  };
  try {
    if (!(await lookAtInvariants(services, run, mayGoOn)) || !(await compareLists(services, run, mayGoOn))) {
      await releaseAuditRun(db, run.id);
      return "more";
    }
  } catch (error) {
    await releaseAuditRun(db, run.id);
    throw error;
  }
  const { breaches, rows } = await finishAuditRun(db, run.id, now());
  log[breaches > 0 ? "error" : "info"]("audited", {
    job: "audit-books",
    count: rows,
    code: `${breaches} breaches`,
  });
  return "done";
}

/** Checks invariants; returns `false` when the budget ended before the last page. */
async function lookAtInvariants(services: Services, run: AuditRun, mayGoOn: () => boolean): Promise<boolean> {
  if (run.step === PROVIDER_STEP) return true;
  const reached = Math.max(
    0,
    INVARIANTS.findIndex(({ name }) => name === run.step),
  );
  for (const [turn, invariant] of INVARIANTS.entries()) {
    if (turn < reached) continue;
    let place: Place | null = invariant.name === run.step ? { ...FIRST, after: run.position } : FIRST;
    while (place !== null) {
      if (!mayGoOn()) return false;
      const page = await checkInvariantPage(services, invariant, place);
      place = page.next;
      const goesOn = place
        ? { step: invariant.name, position: place.after }
        : { step: INVARIANTS[turn + 1]?.name ?? PROVIDER_STEP, position: FIRST.after };
      await note(services, run, {
        looked: invariant.name,
        ...goesOn,
        rows: page.rows,
        breaches: page.breaches,
      });
    }
  }
  return true;
}

async function compareLists(services: Services, run: AuditRun, mayGoOn: () => boolean): Promise<boolean> {
  const since = (run.previous ?? run.started_at).getTime() - COMPARED_HOURS * HOUR_MS;
  const isBegun = run.step === PROVIDER_STEP && run.position !== FIRST.after;
  const from = new Date(isBegun ? (run.position + 1) * 1000 : since);
  const until = new Date(run.started_at.getTime() - ON_ITS_WAY_MS);
  for (const window of splitIntoTimeWindows(from, until, WINDOW_HOURS)) {
    if (!mayGoOn()) return false;
    const { transactions, differences } = await comparePaymentsWithProvider(services, window);
    const position = window.until.getTime() / 1000;
    const progress = { looked: PROVIDER_STEP, step: PROVIDER_STEP, position };
    await note(services, run, { ...progress, rows: transactions, breaches: differences });
  }
  return true;
}

type Noted = Pick<AuditProgress, "looked" | "step" | "position" | "rows" | "breaches">;

async function note(services: Services, run: AuditRun, noted: Noted): Promise<void> {
  const kept = { runId: run.id, now: services.now(), heldUntil: heldUntil(services) };
  await noteAuditProgress(services.db, { ...kept, ...noted });
}

function heldUntil({ now }: Services): Date {
  return new Date(now().getTime() + HELD_MS);
}
