import { useCounts } from "./use-counts.ts";

/** Returns the number of items in the cart; 0 until loaded. */
export function useCartCount(): number {
  return useCounts()?.shoppingCarts ?? 0;
}
