type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const GUEST_KEY = "guestCart";
const MERGED_KEY = "mergedCartAt";
const UNDO_MS = 30 * 60_000;

/** Records the number of items in the guest's cart when a login begins, which may lead over a provider. */
export function noteGuestCart(store: Store, count: number): void {
  if (count > 0) store.setItem(GUEST_KEY, String(count));
  else store.removeItem(GUEST_KEY);
}

/**
 * Records at login that the guest's cart was merged.
 *
 * @param now ms since 1970
 */
export function noteMergedCart(store: Store, now: number): void {
  if (store.getItem(GUEST_KEY) !== null) store.setItem(MERGED_KEY, String(now));
  store.removeItem(GUEST_KEY);
}

/**
 * Checks whether a merge of this tab can still be undone: within 30 minutes.
 *
 * @param now ms since 1970
 */
export function isMergeFresh(store: Store, now: number): boolean {
  const at = Number(store.getItem(MERGED_KEY) ?? Number.NaN);
  return now - at < UNDO_MS;
}

export function dropMergedCart(store: Store): void {
  store.removeItem(MERGED_KEY);
}
