type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const guestKey = "guestCart";
const mergedKey = "mergedCartAt";
const undoneWithin = 30 * 60_000;

/** How much lay in the guest's cart when the login began; the way may lead over a provider and back. */
export function noteGuestCart(store: Store, count: number): void {
  if (count > 0) store.setItem(guestKey, String(count));
  else store.removeItem(guestKey);
}

/** The login is done: what the guest had lies in the member's cart now. @param now in ms since 1970 */
export function noteMergedCart(store: Store, now: number): void {
  if (store.getItem(guestKey) !== null) store.setItem(mergedKey, String(now));
  store.removeItem(guestKey);
}

/** Whether a merge of this tab can still be undone: within 30 minutes. @param now in ms since 1970 */
export function isMergeFresh(store: Store, now: number): boolean {
  const at = Number(store.getItem(mergedKey) ?? Number.NaN);
  return now - at < undoneWithin;
}

export function dropMergedCart(store: Store): void {
  store.removeItem(mergedKey);
}
