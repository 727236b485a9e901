import { useQuery } from "@tanstack/react-query";
import { api } from "../../../api/browser-api.ts";

/** Queries how a product is sold by subscription; `null` in the reply when it is not. */
export function useSellingPlan(productId: number, enabled: boolean) {
  return useQuery({
    queryKey: ["selling-plan", productId],
    queryFn: () => api("GET /v1/products/{id}/selling-plan", { path: { id: productId } }),
    enabled,
    staleTime: 60_000,
  });
}
