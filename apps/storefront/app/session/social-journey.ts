import type { SnsType } from "./pending-social.ts";

/** Purpose of a visit to a provider: to log in, to link the account, or to confirm the identity. */
export type SocialJourney = {
  purpose: "login" | "link" | "confirm";
  autoLogin: boolean;
};

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const key = "socialJourney";
const lastKey = "lastLogin";

/** Stores the purpose in this tab before leaving. */
export function beginSocialJourney(store: Store, journey: SocialJourney): void {
  store.setItem(key, `${journey.purpose}${journey.autoLogin ? " autoLogin" : ""}`);
}

/** Reads and removes the purpose; a plain login without one. */
export function endSocialJourney(store: Store): SocialJourney {
  const [purpose, autoLogin] = (store.getItem(key) ?? "").split(" ");
  store.removeItem(key);
  return {
    purpose: purpose === "link" || purpose === "confirm" ? purpose : "login",
    autoLogin: autoLogin === "autoLogin",
  };
}

/** Stores the last login method of this browser, shown as a hint beside its button. */
export function rememberLastLogin(store: Store, way: SnsType | "email"): void {
  store.setItem(lastKey, way);
}

export function lastLogin(store: Store): string | null {
  return store.getItem(lastKey);
}
