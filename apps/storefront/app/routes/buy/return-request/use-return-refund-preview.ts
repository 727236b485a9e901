import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Input } from "@todayfruit/contract/all-calls";
import { api } from "../../../api/browser-api.ts";

const PREVIEW = "POST /v1/app-users/order-items/{id}/products/{pid}/claims/preview";

/**
 * Asks the server for the refund of what is picked, which is sent along with the request; the last one stays shown
 * while the next is asked for.
 *
 * @param picked `null` while the draft is incomplete
 */
export function useReturnRefundPreview(
  orderId: number,
  productId: number,
  picked: Input<typeof PREVIEW>["body"] | null,
) {
  return useQuery({
    queryKey: ["return-preview", orderId, productId, picked],
    queryFn: () => {
      if (picked === null) throw new Error("Nothing is asked for before it is complete");
      return api(PREVIEW, { path: { id: orderId, pid: productId }, body: picked });
    },
    enabled: picked !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
