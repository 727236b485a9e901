import { useQuery } from "@tanstack/react-query";
import { loadUser, userQueryKey, useSession } from "./session-provider.tsx";
import type { User } from "./start-session.ts";

/** Returns the shopper's counts (cart, coupons, …); `undefined` until loaded. */
export function useCounts(): User["count"] | undefined {
  const session = useSession();
  const user = useQuery({ queryKey: userQueryKey, queryFn: loadUser, enabled: session.status === "ready" });
  return user.data?.count;
}
