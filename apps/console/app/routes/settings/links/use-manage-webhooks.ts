import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { useUndoChange } from "../../../features/changes/use-undo-change.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";

export type WebhookEndpoint = Reply<"GET /operator/v1/webhook-endpoints">["list"][number];
type Fields = Input<"POST /operator/v1/webhook-endpoints">["body"]["rows"][number];

const ROWS = 50;
/** Hours for which the secret of before signs beside a new one. */
export const SECRET_OVERLAP_HOURS = 24;

/** Reads the addresses that are told what happened. */
export const useWebhooks = () =>
  useQuery({
    queryKey: ["webhook-endpoints"],
    queryFn: () => callApi("GET /operator/v1/webhook-endpoints", { query: { take: ROWS } }),
  });

/** Returns how addresses are added, switched, tried and given a secret; the message takes an edit back. */
export function useChangeWebhooks() {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const undo = useUndoChange("webhook-endpoints");
  const settled = {
    onError: ({ message }: Error) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ["webhook-endpoints"] }),
  };
  const add = useMutation({
    mutationFn: (fields: Fields) => {
      const body = { rows: [fields], reason: "웹훅 주소 더하기" };
      return callApi("POST /operator/v1/webhook-endpoints", { body }, keyOf(body));
    },
    onSuccess: () => toasts.show({ text: "주소를 더했어요. 비밀값을 만들면 보내기 시작해요" }),
    ...settled,
  });
  const turn = useMutation({
    async mutationFn({ id, version, isEnabled }: WebhookEndpoint) {
      const body = {
        rows: [{ id, version, set: { isEnabled: !isEnabled } }],
        reason: isEnabled ? "웹훅 멈추기" : "웹훅 켜기",
      };
      const { change, refused } = await callApi(
        "PATCH /operator/v1/webhook-endpoints",
        { body },
        keyOf(body),
      );
      const [first] = refused;
      if (first) throw new Error(first.message);
      toasts.show({
        text: isEnabled ? "멈췄어요" : "켰어요",
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      });
    },
    ...settled,
  });
  const renewSecret = useMutation({
    mutationFn: ({ id, version }: WebhookEndpoint) =>
      callApi("POST /operator/v1/webhook-endpoints/{id}/secret", {
        path: { id },
        body: { version, overlapHours: SECRET_OVERLAP_HOURS, reason: "비밀값 만들기" },
      }),
    ...settled,
  });
  const test = useMutation({
    mutationFn: ({ id }: WebhookEndpoint) =>
      callApi(
        "POST /operator/v1/webhook-endpoints/{id}/test",
        { path: { id }, body: { reason: "콘솔에서 시험" } },
        crypto.randomUUID(),
      ),
    onSuccess: () => toasts.show({ text: "시험 웹훅을 보냈어요" }),
    ...settled,
    onSettled: () => client.invalidateQueries({ queryKey: ["webhook-deliveries"] }),
  });
  return { add, turn, renewSecret, test };
}
