import { type Visit, visitAt } from "@todayfruit/domain/analytics/visit";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";

const VISIT = "visit";
const VISITOR = "visitor";

/** The visit that goes on, written down as of `now` (ms since 1970). */
export function goOnVisiting(now: number): Visit {
  const visit = visitAt(readVisit(window.localStorage.getItem(VISIT)), now, {
    newSession: crypto.randomUUID(),
    referrer: referrerHost(document.referrer, window.location.host),
  });
  window.localStorage.setItem(VISIT, JSON.stringify(visit));
  return visit;
}

/**
 * Tells one visitor from another on one day (in Korea), and nothing else: what lies in the browser never leaves it, and
 * what leaves it is another tomorrow.
 */
export async function visitorOfToday(now: number): Promise<string> {
  const known = window.localStorage.getItem(VISITOR) ?? crypto.randomUUID();
  window.localStorage.setItem(VISITOR, known);
  const day = kstDateOf(new Date(now).toISOString());
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${day} ${known}`));
  return [...new Uint8Array(hash).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The host of the site before, when it is another one.
 *
 * @example referrerHost("https://search.naver.com/search?query=귤", "todayfruit.example") // "search.naver.com"
 */
export function referrerHost(referrer: string, own: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { host } = new URL(referrer);
  return host === own || host === "" ? null : host.slice(0, 100);
}

/** @returns `null` when nothing lies there, or something else */
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
