import { type Visit, visitAt } from "@todayfruit/domain/analytics/visit";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";

const VISIT = "visit";
const VISITOR = "visitor";

/**
 * Continues the current visit, or starts one, and stores it.
 *
 * @param now ms since 1970
 */
export function goOnVisiting(now: number): Visit {
  const visit = visitAt(readVisit(window.localStorage.getItem(VISIT)), now, {
    newSession: crypto.randomUUID(),
    referrer: referrerHost(document.referrer, window.location.host),
  });
  window.localStorage.setItem(VISIT, JSON.stringify(visit));
  return visit;
}

/**
 * Identifies a visitor for one day in KST. The stored id never leaves the browser; only its hash with the day does,
 * which changes daily.
 *
 * @param now ms since 1970
 */
export async function visitorOfToday(now: number): Promise<string> {
  const known = window.localStorage.getItem(VISITOR) ?? crypto.randomUUID();
  window.localStorage.setItem(VISITOR, known);
  const day = kstDateOf(new Date(now).toISOString());
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${day} ${known}`));
  return [...new Uint8Array(hash).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Host of the referring site; `null` when it is the shop itself.
 *
 * @example referrerHost("https://search.naver.com/search?query=귤", "todayfruit.example") // "search.naver.com"
 */
export function referrerHost(referrer: string, own: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { host } = new URL(referrer);
  return host === own || host === "" ? null : host.slice(0, 100);
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
