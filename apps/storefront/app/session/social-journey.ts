import type { SnsType } from "./pending-social.ts";

/** Why the shopper went to a provider: to log in, to link it to their account, or to say once more who they are. */
export type SocialJourney = {
  purpose: "login" | "link" | "confirm";
  autoLogin: boolean;
};

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const key = "socialJourney";
const lastKey = "lastLogin";

/** Written down before the shopper leaves, in this tab alone. */
export function beginSocialJourney(store: Store, journey: SocialJourney): void {
  store.setItem(key, `${journey.purpose}${journey.autoLogin ? " autoLogin" : ""}`);
}

/** What was written down, once; a login that nobody wrote down is a plain one. */
export function endSocialJourney(store: Store): SocialJourney {
  const [purpose, autoLogin] = (store.getItem(key) ?? "").split(" ");
  store.removeItem(key);
  return {
    purpose: purpose === "link" || purpose === "confirm" ? purpose : "login",
    autoLogin: autoLogin === "autoLogin",
  };
}

/** Which way was taken the last time in this browser: a hint beside the button. */
export function rememberLastLogin(store: Store, way: SnsType | "email"): void {
  store.setItem(lastKey, way);
}

export function lastLogin(store: Store): string | null {
  return store.getItem(lastKey);
}
