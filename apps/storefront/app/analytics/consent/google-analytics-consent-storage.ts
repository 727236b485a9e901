/** Consent to Google Analytics; `null` until answered. Nothing is sent without "yes". */
export type Consent = "yes" | "no" | null;

const KEY = "googleConsent";

export function readConsent(store: Pick<Storage, "getItem">): Consent {
  const said = store.getItem(KEY);
  return said === "yes" || said === "no" ? said : null;
}

export function keepConsent(store: Pick<Storage, "setItem">, consent: "yes" | "no"): void {
  store.setItem(KEY, consent);
}
