import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { api } from "../../api/browser-api.ts";
import { useSession } from "../../session/session-provider.tsx";

export type ProductPersonal = Reply<"GET /v1/products/{id}/user-personal">;

export const productPersonalKey = (productId: number) => ["personal", productId] as const;

/** Queries the shopper's own data on a product; `undefined` until loaded. */
export function useProductPersonal(productId: number): ProductPersonal | undefined {
  const session = useSession();
  const personal = useQuery({
    queryKey: productPersonalKey(productId),
    queryFn: () => api("GET /v1/products/{id}/user-personal", { path: { id: productId } }),
    enabled: session.status === "ready",
  });
  return personal.data;
}
