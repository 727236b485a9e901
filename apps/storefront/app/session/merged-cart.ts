type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const guestKey = "guestCart";
const mergedKey = "mergedCartAt";
const undoneWithin = 30 * 60_000;

/** Records the number of items in the guest's cart when a login begins, which may lead over a provider. */
export function noteGuestCart(store: Store, count: number): void {
  if (count > 0) store.setItem(guestKey, String(count));
  else store.removeItem(guestKey);
}

/**
 * Records at login that the guest's cart was merged.
 *
 * @param now ms since 1970
 */
export function noteMergedCart(store: Store, now: number): void {
  if (store.getItem(guestKey) !== null) store.setItem(mergedKey, String(now));
  store.removeItem(guestKey);
}

/**
 * Checks whether a merge of this tab can still be undone: within 30 minutes.
 *
 * @param now ms since 1970
 */
export function isMergeFresh(store: Store, now: number): boolean {
  const at = Number(store.getItem(mergedKey) ?? Number.NaN);
  return now - at < undoneWithin;
}

export function dropMergedCart(store: Store): void {
  store.removeItem(mergedKey);
}
