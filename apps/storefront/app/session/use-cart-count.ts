import { useCounts } from "./use-counts.ts";

/** How many things lie in the shopper's cart; 0 until it is known. */
export function useCartCount(): number {
  return useCounts()?.shoppingCarts ?? 0;
}
