import type { CartLineId } from "./cart-line-id-types.ts";
import { type Cart, groupsOf } from "./cart-types-and-readers.ts";

/** Last change of a line, idempotent; `null` units remove it. */
export type PendingEdit = CartLineId & { units: number | null };

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;
type Kept = { owner: number; at: number; edits: readonly PendingEdit[] };

const STORAGE_KEY = "cartEdits";
/** Milliseconds that saved changes stay valid; after a day the cart may have changed elsewhere. */
const VALID_MS = 24 * 60 * 60_000;

/**
 * @param owner id of the cart's owner
 * @param now milliseconds since 1970
 */
export function keepPendingEdits(
  store: Store,
  owner: number,
  edits: readonly PendingEdit[],
  now: number,
): void {
  if (edits.length === 0) store.removeItem(STORAGE_KEY);
  else store.setItem(STORAGE_KEY, JSON.stringify({ owner, at: now, edits } satisfies Kept));
}

/**
 * Reads and removes the changes saved without a network, for lines still in the cart. Discards those of another owner or
 * older than a day.
 */
export function takePendingEdits(store: Store, owner: number, cart: Cart, now: number): PendingEdit[] {
  const kept = parse(store.getItem(STORAGE_KEY));
  store.removeItem(STORAGE_KEY);
  if (!kept || kept.owner !== owner || now - kept.at > VALID_MS) return [];
  const inCart = new Set(groupsOf(cart).map(({ group }) => group.id));
  return kept.edits.filter(({ groupId }) => inCart.has(groupId));
}

function parse(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? "null") as Kept | null;
    return kept && Array.isArray(kept.edits) && kept.edits.every(isEdit) ? kept : null;
  } catch {
    return null; // Something else lies there; the cart is the server's.
  }
}

function isEdit({ itemId, groupId, units }: PendingEdit): boolean {
  return [itemId, groupId, units ?? 1].every((value) => Number.isSafeInteger(value) && value > 0);
}
