import { setTimeout as wait } from "node:timers/promises";
import type { Services } from "../../http/handler-context-types.ts";
import { boundPage, findBreaches, setUpPage } from "./find-breaches-by-page.repository.ts";
import type { Invariant } from "./invariant-types.ts";

/** Position in the table of an invariant: the last checked key, and the rows of the next page. */
export type Place = { after: number; take: number };

export type Page = {
  rows: number;
  /** Next position; `null` after the last page. */
  next: Place | null;
  breaches: string[];
  /** Duration in ms. */
  took: number;
};

export const FIRST: Place = { after: -1, take: 10_000 };
const LARGEST = 50_000;
const SMALLEST = 100;
/** Time limit of an audit statement in ms, whatever the size of the books; a page that exceeds it is made smaller. */
const LIMIT_MS = 5000;
const SHORT_MS = 250;
const LONG_MS = 1500;
/** Pause before a violation is checked again, in ms: rows change meanwhile, and only a lasting one is reported. */
const LOOK_AGAIN_MS = 500;

export type PageCheck = Pick<Services, "db" | "now">;

/**
 * Checks the next page of an invariant in a short transaction of its own, so that nothing waits for the audit and no
 * old row versions are kept for it. A slow page is split; a violation is checked again.
 */
export async function checkInvariantPage(
  looking: PageCheck,
  invariant: Invariant,
  place: Place,
): Promise<Page> {
  try {
    const page = await look(looking, invariant, place);
    if (page.breaches.length === 0) return page;
    await wait(LOOK_AGAIN_MS);
    const again = new Set((await look(looking, invariant, place)).breaches);
    return { ...page, breaches: page.breaches.filter((subject) => again.has(subject)) };
  } catch (error) {
    if (!isTooLong(error) || place.take <= SMALLEST || invariant.key === null) throw error;
    return checkInvariantPage(looking, invariant, {
      ...place,
      take: Math.max(SMALLEST, Math.ceil(place.take / 5)),
    });
  }
}

function look({ db, now }: PageCheck, invariant: Invariant, { after, take }: Place): Promise<Page> {
  return db.transaction(async (tx) => {
    await setUpPage(tx, now(), LIMIT_MS);
    const began = now().getTime();
    const { rows, last } = await boundPage(tx, invariant, after, take);
    const isWhole = invariant.key === null;
    const breaches = isWhole || last !== null ? await findBreaches(tx, invariant, after + 1, last ?? 0) : [];
    const took = now().getTime() - began;
    const next = isWhole || last === null || rows < take ? null : { after: last, take: nextTake(take, took) };
    return { rows, next, breaches, took };
  });
}

function nextTake(take: number, took: number): number {
  if (took > LONG_MS) return Math.max(SMALLEST, Math.ceil(take / 4));
  return took < SHORT_MS ? Math.min(LARGEST, take * 2) : take;
}

/** Returns true for SQLSTATE 57014: cancelled by its time limit. */
function isTooLong(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "57014";
}
