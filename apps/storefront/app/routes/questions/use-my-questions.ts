import { useQuery } from "@tanstack/react-query";
import { api } from "../../api/browser-api.ts";
import { useSession } from "../../session/session-provider.tsx";
import type { Mine } from "./with-mine.ts";

/** What this shopper asked about a product, secret ones too; nothing until it is known. */
export function useMyQuestions(productId: number): Mine {
  const session = useSession();
  const mine = useQuery({
    queryKey: ["questions-mine", productId],
    queryFn: () => api("GET /v1/products/{id}/questions/user-personal", { path: { id: productId } }),
    enabled: session.status === "ready" && session.userType !== "guest",
    staleTime: 0,
  });
  return mine.data?.list ?? [];
}
