import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { api } from "../../../api/browser-api.ts";
import { useSession } from "../../../session/session-provider.tsx";

export type MyReviewReactions = Reply<"GET /v1/products/{id}/reviews/user-personal">;

/** Queries which reviews of a product the shopper wrote, marked helpful or reported; empty lists until loaded. */
export function useOwnAndMarkedReviews(productId: number): MyReviewReactions {
  const session = useSession();
  const marks = useQuery({
    queryKey: myReviewReactionsKey(productId),
    queryFn: () => api("GET /v1/products/{id}/reviews/user-personal", { path: { id: productId } }),
    enabled: session.status === "ready" && session.userType !== "guest",
  });
  return marks.data ?? { mine: [], helpful: [], reported: [] };
}

export function myReviewReactionsKey(productId: number) {
  return ["review-marks", productId] as const;
}
