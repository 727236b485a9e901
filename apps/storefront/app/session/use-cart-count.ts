import { useQuery } from "@tanstack/react-query";
import { loadUser, userQueryKey, useSession } from "./session-provider.tsx";

/** How many things lie in the shopper's cart; 0 until it is known. */
export function useCartCount(): number {
  const session = useSession();
  const user = useQuery({ queryKey: userQueryKey, queryFn: loadUser, enabled: session.status === "ready" });
  return user.data?.count.shoppingCarts ?? 0;
}
