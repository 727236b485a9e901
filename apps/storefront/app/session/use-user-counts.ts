import { useQuery } from "@tanstack/react-query";
import { loadUser, USER_QUERY_KEY, useSession } from "./session-provider.tsx";
import type { User } from "./start-session.ts";

/** Returns the shopper's counts (cart, coupons, …); `undefined` until loaded. */
export function useUserCounts(): User["count"] | undefined {
  const session = useSession();
  const user = useQuery({ queryKey: USER_QUERY_KEY, queryFn: loadUser, enabled: session.status === "ready" });
  return user.data?.count;
}
