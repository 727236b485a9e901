import { useQuery } from "@tanstack/react-query";
import { api } from "../../api/browser-api.ts";
import { useSession } from "../../session/session-provider.tsx";
import type { Mine } from "./merge-own-questions.ts";

/** Queries the shopper's own questions about a product, secret ones included; empty until loaded. */
export function useMyQuestionsAboutProduct(productId: number): Mine {
  const session = useSession();
  const mine = useQuery({
    queryKey: ["questions-mine", productId],
    queryFn: () => api("GET /v1/products/{id}/questions/user-personal", { path: { id: productId } }),
    enabled: session.status === "ready" && session.userType !== "guest",
    staleTime: 0,
  });
  return mine.data?.list ?? [];
}
