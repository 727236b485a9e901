import { kstDateOf } from "@todayfruit/domain/calendar/kst";

const VISITOR = "visitor";

/**
 * Identifies a visitor for one day in KST. The stored id never leaves the browser; only its hash with the day does,
 * which changes daily.
 *
 * @param now ms since 1970
 */
export async function hashVisitorIdWithDay(now: number): Promise<string> {
  const known = window.localStorage.getItem(VISITOR) ?? crypto.randomUUID();
  window.localStorage.setItem(VISITOR, known);
  const day = kstDateOf(new Date(now).toISOString());
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${day} ${known}`));
  return [...new Uint8Array(hash).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
