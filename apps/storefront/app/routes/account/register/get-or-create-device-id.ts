const KEY = "deviceId";

/**
 * Returns the random id of this browser, which tells a member's devices apart; a new one is stored on first use. It is
 * sent with a sign-up and derived from nothing.
 */
export function getOrCreateDeviceId(
  store: Pick<Storage, "getItem" | "setItem">,
  random: () => string,
): string {
  const known = store.getItem(KEY);
  if (known !== null) return known;
  const id = random();
  store.setItem(KEY, id);
  return id;
}
