import type { SnsType } from "./sns-type.ts";
import type { Store } from "./social-login-purpose-storage.ts";

const LAST_KEY = "lastLogin";

/** Stores the last login method of this browser, shown as a hint beside its button. */
export function rememberLastLoginMethod(store: Store, way: SnsType | "email"): void {
  store.setItem(LAST_KEY, way);
}

export function lastLoginMethod(store: Store): string | null {
  return store.getItem(LAST_KEY);
}
