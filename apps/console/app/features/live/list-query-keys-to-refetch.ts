/** Beginnings of the query keys under which screens keep what a noun's list shows; a noun without an entry is its own. */
const SHOWN_IN: Readonly<Record<string, readonly string[]>> = {
  orders: ["orders", "dispatch"],
  "draft-orders": ["draft-orders", "orders"],
  replacements: ["claims", "dispatch"],
  refunds: ["orders", "claims"],
  "review-reports": ["reports"],
  "delivery-calendar": ["calendar"],
  "shipping-policies": ["shipping-policies", "calendar"],
  "member-notes": ["members"],
  "personal-data": ["members"],
  prices: ["products"],
  options: ["products", "options", "stock"],
  "stock-lots": ["stock"],
  "stock-rules": ["stock"],
  "stock-alerts": ["stock"],
  "purchase-orders": ["stock"],
  distributors: ["farms", "calendar"],
  "home-tabs": ["home-tabs", "displays"],
  "home-sub-tabs": ["home-sub-tabs", "displays"],
  "display-groups": ["display-groups", "displays", "display-contents"],
  products: ["products"],
  "timed-prices": ["products"],
  roles: ["roles", "operators", "me"],
  operators: ["operators", "me"],
};

/** Work that waits and what was changed are of all lists, so each change asks for them. */
const ALWAYS = ["waiting", "changes"];

/**
 * Lists the beginnings of the query keys to read again.
 *
 * @example listQueryKeysToRefetch(["claims"]) // ["claims", "waiting", "changes"]
 */
export function listQueryKeysToRefetch(nouns: readonly string[]): string[] {
  return [...new Set([...nouns.flatMap((noun) => SHOWN_IN[noun] ?? [noun]), ...ALWAYS])];
}

/**
 * Keys that are read for a decision of this operator alone: reading personal data is an entry of the trail each time, and
 * checks and previews are made for what is written here.
 */
const READ_FOR_A_DECISION = [
  ["dispatch", "parcels"],
  ["dispatch", "tried"],
  ["price-check"],
  ["preview"],
  ["sheet-check"],
  ["sheet-headings"],
];

/**
 * Returns whether what is kept under a query key is read again when some lists changed.
 *
 * @param keys beginnings of the keys of these lists; `null`: any list may have changed
 * @example isReadAgain(["orders", "one", 12], ["orders", "waiting"]) // true
 */
export function isReadAgain(queryKey: readonly unknown[], keys: readonly string[] | null): boolean {
  const begins = (beginning: readonly string[]) => beginning.every((part, place) => queryKey[place] === part);
  if (READ_FOR_A_DECISION.some(begins)) return false;
  return keys === null || keys.some((key) => begins([key]));
}
