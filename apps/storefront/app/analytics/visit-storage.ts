import { continueOrStartVisit, type Visit } from "@todayfruit/domain/analytics/continue-or-start-visit";
import { parseExternalReferrerHost } from "./parse-external-referrer-host.ts";

const VISIT = "visit";

/**
 * Continues the current visit, or starts one, and stores it.
 *
 * @param now ms since 1970
 */
export function continueVisit(now: number): Visit {
  const visit = continueOrStartVisit(readVisit(window.localStorage.getItem(VISIT)), now, {
    newSession: crypto.randomUUID(),
    referrer: parseExternalReferrerHost(document.referrer, window.location.host),
  });
  window.localStorage.setItem(VISIT, JSON.stringify(visit));
  return visit;
}

/** @returns `null` when nothing valid is stored */
export function readVisit(text: string | null): Visit | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return isVisit(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isVisit(kept: unknown): kept is Visit {
  if (typeof kept !== "object" || kept === null) return false;
  const { session, lastActiveAt, isComeback, referrer, referredAt } = kept as Record<string, unknown>;
  return (
    typeof session === "string" &&
    typeof lastActiveAt === "number" &&
    typeof isComeback === "boolean" &&
    (referrer === null || typeof referrer === "string") &&
    typeof referredAt === "number"
  );
}
