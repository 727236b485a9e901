import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { api } from "../../../../api/browser-api.ts";
import { useSession } from "../../../../session/session-provider.tsx";

export type PersonalProductData = Reply<"GET /v1/products/{id}/user-personal">;

export const personalProductDataKey = (productId: number) => ["personal", productId] as const;

/** Queries the shopper's own data on a product, such as the favourite and the conditions met; `undefined` until loaded. */
export function usePersonalProductData(productId: number): PersonalProductData | undefined {
  const session = useSession();
  const personal = useQuery({
    queryKey: personalProductDataKey(productId),
    queryFn: () => api("GET /v1/products/{id}/user-personal", { path: { id: productId } }),
    enabled: session.status === "ready",
  });
  return personal.data;
}
