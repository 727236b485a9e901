import type { Reply } from "@todayfruit/contract/all-calls";
import type { SnsType } from "./sns-type.ts";

/** Provider account that has yet to join or be linked, while its token is valid. */
export type PendingSocial = Pick<
  Reply<"POST /v1/auth/social/{snsType}/callback">,
  "snsToken" | "email" | "name" | "next"
> & { snsType: SnsType };

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const STORAGE_KEY = "pendingSocial";
const VALID_MS = 10 * 60_000;

/**
 * Stores it in this tab.
 *
 * @param now ms since 1970
 */
export function keepPendingSocial(store: Store, pending: PendingSocial, now: number): void {
  store.setItem(STORAGE_KEY, JSON.stringify({ ...pending, until: now + VALID_MS }));
}

/**
 * Reads it; `null` without one, or after ten minutes.
 *
 * @param now ms since 1970
 */
export function readPendingSocial(store: Store, now: number): PendingSocial | null {
  const kept = parse(store.getItem(STORAGE_KEY));
  if (!kept || kept.until <= now) return null;
  const { until: _over, ...pending } = kept;
  return pending;
}

export function dropPendingSocial(store: Store): void {
  store.removeItem(STORAGE_KEY);
}

function parse(text: string | null): (PendingSocial & { until: number }) | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return isKept(kept) ? kept : null;
  } catch {
    return null; // Something else lies there; the shopper starts the login again.
  }
}

function isKept(kept: unknown): kept is PendingSocial & { until: number } {
  if (typeof kept !== "object" || kept === null) return false;
  const { snsType, snsToken, email, name, next, until } = kept as Record<string, unknown>;
  const isTextOrNull = (value: unknown) => value === null || typeof value === "string";
  return (
    (snsType === "kakaotalk" || snsType === "naver") &&
    typeof snsToken === "string" &&
    typeof next === "string" &&
    typeof until === "number" &&
    isTextOrNull(email) &&
    isTextOrNull(name)
  );
}
