import { useUserCounts } from "./use-user-counts.ts";

/** Returns the number of items in the cart; 0 until loaded. */
export function useCartCount(): number {
  return useUserCounts()?.shoppingCarts ?? 0;
}
