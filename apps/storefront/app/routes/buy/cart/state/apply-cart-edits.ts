import type { Cart, CartItem } from "./cart-types-and-readers.ts";
import { computeCartQuote } from "./compute-cart-quote.ts";

/** Changes not yet confirmed by the server, by option group id. */
export type CartEdits = {
  units: ReadonlyMap<number, number>;
  checked: ReadonlyMap<number, boolean>;
  removed: ReadonlySet<number>;
};

export const noEdits: CartEdits = { units: new Map(), checked: new Map(), removed: new Set() };

/**
 * Applies unconfirmed changes to the server's cart and prices it by the rule the server charges by. Returns the same
 * cart without changes; dropping an edit rolls it back.
 */
export function applyCartEdits(cart: Cart, edits: CartEdits): Cart {
  if (edits.units.size + edits.checked.size + edits.removed.size === 0) return cart;
  const list = cart.list.flatMap((entry) => {
    const bundleItems = entry.bundleItems.flatMap((item) => editItem(item, edits));
    return bundleItems.length > 0 ? [{ ...entry, bundleItems }] : [];
  });
  return computeCartQuote(list, cart.totals);
}

function editItem(item: CartItem, { units, checked, removed }: CartEdits): CartItem[] {
  const optionGroups = item.optionGroups
    .filter((group) => !removed.has(group.id))
    .map((group) => ({
      ...group,
      optionUnit: units.get(group.id) ?? group.optionUnit,
      isChecked: (checked.get(group.id) ?? group.isChecked) && group.isCheckable,
    }));
  return optionGroups.length > 0 ? [{ ...item, optionGroups }] : [];
}
