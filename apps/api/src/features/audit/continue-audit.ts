import type { Services } from "../../http/context.ts";
import { INVARIANTS } from "./invariants.ts";
import { FIRST, lookAtPage, type Place } from "./look-at-page.ts";
import { compareWindow } from "./provider/compare-window.ts";
import { windowsOf } from "./provider/windows.ts";
import {
  type AuditProgress,
  type AuditRun,
  finishAuditRun,
  giveAuditRunBack,
  noteAuditProgress,
  takeAuditRun,
} from "./runs.repository.ts";

/** Name under which differences from the provider's list are kept, beside the names of the invariants. */
export const PROVIDER_STEP = "the provider's list says the same";

/** A process that works at the audit is taken for dead when it notes nothing for so long. */
const HELD_MS = 120_000;
const HOUR_MS = 3_600_000;
/** The provider's list is compared from this long before the last audit on, the first time from before this one. */
const COMPARED_HOURS = 48;
const WINDOW_HOURS = 6;
/** Leaves out the last minutes, of which the news may still be on its way. */
const ON_ITS_WAY_MS = 5 * 60_000;

/**
 * Goes on with the audit that is under way where it stopped, for about `budgetMs`: the invariants page by page, then the
 * provider's list window by window. One process does so at a time.
 *
 * @returns "more" when it is not at its end, "nothing" when there is none to go on with
 */
export async function continueAudit(
  services: Services,
  budgetMs: number,
): Promise<"more" | "done" | "nothing"> {
  const { db, now, log } = services;
  const began = now().getTime();
  const run = await takeAuditRun(db, now(), heldUntil(services));
  if (!run) return "nothing";
  let isFirst = true;
  // A page at least, so that it comes to an end however little time there is.
  const mayGoOn = () => {
    const may = isFirst || now().getTime() - began < budgetMs;
    isFirst = false;
    return may;
  };
  try {
    if (!(await lookAtInvariants(services, run, mayGoOn)) || !(await compareLists(services, run, mayGoOn))) {
      await giveAuditRunBack(db, run.id);
      return "more";
    }
  } catch (error) {
    await giveAuditRunBack(db, run.id);
    throw error;
  }
  const { breaches, rows } = await finishAuditRun(db, run.id, now());
  log[breaches > 0 ? "error" : "info"]("audited", {
    job: "audit",
    count: rows,
    code: `${breaches} breaches`,
  });
  return "done";
}

/** `false`: the time was over before the last page. */
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
      const page = await lookAtPage(services, invariant, place);
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
  for (const window of windowsOf(from, until, WINDOW_HOURS)) {
    if (!mayGoOn()) return false;
    const { transactions, differences } = await compareWindow(services, window);
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
