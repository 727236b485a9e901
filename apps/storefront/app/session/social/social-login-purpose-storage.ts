/** Purpose for which the shopper goes to a provider: to log in, to link the account, or to confirm the identity. */
export type SocialLoginPurpose = {
  purpose: "login" | "link" | "confirm";
  autoLogin: boolean;
};

export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const STORAGE_KEY = "socialJourney";

/** Stores the purpose in this tab before leaving. */
export function keepSocialLoginPurpose(store: Store, login: SocialLoginPurpose): void {
  store.setItem(STORAGE_KEY, `${login.purpose}${login.autoLogin ? " autoLogin" : ""}`);
}

/** Reads and removes the purpose; a plain login without one. */
export function takeSocialLoginPurpose(store: Store): SocialLoginPurpose {
  const [purpose, autoLogin] = (store.getItem(STORAGE_KEY) ?? "").split(" ");
  store.removeItem(STORAGE_KEY);
  return {
    purpose: purpose === "link" || purpose === "confirm" ? purpose : "login",
    autoLogin: autoLogin === "autoLogin",
  };
}
