import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import { toasts } from "../../../../ui/feedback/toast-store.ts";

export type Delivery = Reply<"GET /operator/v1/webhook-deliveries">["list"][number];

const ROWS = 20;

/** Reads webhooks of the last 30 days, the newest first, of one state or of all. */
export function useWebhookDeliveries(status: Delivery["status"] | null) {
  return useInfiniteQuery({
    queryKey: ["webhook-deliveries", status],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/webhook-deliveries", {
        query: {
          take: ROWS,
          ...(status === null ? {} : { status }),
          ...(pageParam === null ? {} : { nextPage: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => (nextPage === null ? null : String(nextPage)),
    placeholderData: keepPreviousData,
  });
}

/** Returns how a webhook is sent again under its id. */
export function useResend() {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ id, attempts, attemptedAt }: Delivery) =>
      callApi(
        "POST /operator/v1/webhook-deliveries/{id}/resend",
        { path: { id }, body: { reason: "웹훅 다시 보내기" } },
        // A delivery that was tried since is another decision.
        keyOf({ id, attempts, attemptedAt }),
      ),
    onSuccess: () => toasts.show({ text: "다시 보내요. 몇 초 뒤에 결과가 보여요" }),
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ["webhook-deliveries"] }),
  });
}
