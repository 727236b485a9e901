import { useQuery } from "@tanstack/react-query";
import type { User } from "./restore-or-begin-session.ts";
import { loadUser, USER_QUERY_KEY, useSession } from "./session-provider.tsx";

/** Returns the shopper's counts (cart, coupons, …); `undefined` until loaded. */
export function useUserCounts(): User["count"] | undefined {
  const session = useSession();
  const user = useQuery({ queryKey: USER_QUERY_KEY, queryFn: loadUser, enabled: session.status === "ready" });
  return user.data?.count;
}
