const STORAGE_KEY = "terms-later";

type Term = { code: string; version: string };
type Store = Pick<Storage, "getItem" | "setItem">;

/** Remembers in a tab that a member puts off the consent to these versions. */
export function putOffConsent(store: Store, terms: readonly Term[]): void {
  store.setItem(STORAGE_KEY, keyOf(terms));
}

/** Checks whether the consent to just these versions was put off in the tab. */
export function isConsentPutOff(store: Store, terms: readonly Term[]): boolean {
  return store.getItem(STORAGE_KEY) === keyOf(terms);
}

function keyOf(terms: readonly Term[]): string {
  return JSON.stringify(terms.map(({ code, version }) => [code, version]));
}
