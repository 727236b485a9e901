import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { api } from "../../api/browser-api.ts";
import { useSession } from "../../session/session-provider.tsx";

export type Personal = Reply<"GET /v1/products/{id}/user-personal">;

export const personalKey = (productId: number) => ["personal", productId] as const;

/** Queries the shopper's own data on a product; `undefined` until loaded. */
export function usePersonal(productId: number): Personal | undefined {
  const session = useSession();
  const personal = useQuery({
    queryKey: personalKey(productId),
    queryFn: () => api("GET /v1/products/{id}/user-personal", { path: { id: productId } }),
    enabled: session.status === "ready",
  });
  return personal.data;
}
