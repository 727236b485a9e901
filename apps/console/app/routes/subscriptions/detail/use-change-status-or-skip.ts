import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SubscriptionStatus } from "@todayfruit/domain/subscriptions/subscription-status-and-reason-codes";
import { callApi } from "../../../api/console-api.ts";
import { useUndoChange } from "../../../features/changes/use-undo-change.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import type { SubscriptionDetail } from "./use-subscription.ts";

type Seen = Pick<SubscriptionDetail, "id" | "version">;

/** Pauses, resumes or ends a subscription for its buyer, who is told; an end has no way back. */
export function useChangeStatus({ id, version }: Seen, onDone: () => void) {
  const client = useQueryClient();
  const undo = useUndoChange("subscriptions");
  return useMutation({
    mutationFn: ({ status, reason }: { status: SubscriptionStatus; reason: string; done: string }) =>
      callApi(
        "PATCH /operator/v1/subscriptions",
        { body: { rows: [{ id, version, set: { status } }], reason } },
        crypto.randomUUID(),
      ),
    onSuccess({ change }, { status, done }) {
      const canBack = change !== null && status !== "ended";
      toasts.show({
        text: done,
        ...(canBack && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["subscriptions"] }),
  });
}

type Skip = { number: number; verb: "skip" | "unskip"; reason: string };

/** Skips the next delivery of a subscription for its buyer, or takes that back. */
export function useSkipCycle({ id, version }: Seen, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ number, verb, reason }: Skip) =>
      callApi(
        verb === "skip"
          ? "PUT /operator/v1/subscriptions/{id}/cycles/{number}/skip"
          : "PUT /operator/v1/subscriptions/{id}/cycles/{number}/unskip",
        { path: { id, number }, body: { version, reason } },
        crypto.randomUUID(),
      ),
    onSuccess(_reply, { verb }) {
      toasts.show({ text: verb === "skip" ? "건너뛰었어요. 산 분에게 알려요" : "건너뛰기를 되돌렸어요" });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["subscriptions"] }),
  });
}
