import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Input } from "@todayfruit/contract/all-calls";
import { useRef } from "react";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { apiWithKey } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { RETURN_REMEDY_TEXT } from "../../../features/returns/return-reason-and-status-texts.ts";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

type ReturnRequest = Input<"POST /v1/app-users/order-items/{id}/products/{pid}/claims">["body"];

/**
 * Sends a return request under one idempotency key until the server answers, so that a retry after a lost reply is the
 * same request. Refetches the order and its returns.
 *
 * @param productId `orderItemProducts[].id`
 * @param onDone called once the server accepted the request
 */
export function useSendReturnRequest(orderId: number, productId: number, onDone: () => void) {
  const queries = useQueryClient();
  const key = useRef<string | null>(null);
  return useMutation({
    mutationFn: (body: ReturnRequest) => {
      key.current ??= crypto.randomUUID();
      return apiWithKey(key.current)("POST /v1/app-users/order-items/{id}/products/{pid}/claims", {
        path: { id: orderId, pid: productId },
        body,
      });
    },
    onSuccess: async (_reply, { wish }) => {
      showSnackbar(`${RETURN_REMEDY_TEXT[wish]}을 신청했어요. 확인하고 알려 드릴게요`, { tone: "success" });
      await Promise.all(
        [["order", orderId], ["orders"], ["claims", orderId]].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
      onDone();
    },
    onError: (error) => {
      if (refusalCodeOf(error) !== null) key.current = null;
      showSnackbar(extractErrorText(error), { tone: "failure" });
    },
  });
}
