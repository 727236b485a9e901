import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Input } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";

type AreaFields = Input<"PUT /operator/v1/delivery-calendar/remote-areas">["body"]["added"][number];
type Change = { added?: AreaFields[]; removedIds?: number[]; reason: string; done: string };

/** Adds or removes ranges of postcodes; the call leaves a range that is there or gone already as it is. */
export function useChangeAreas(onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ added = [], removedIds = [], reason }: Change) =>
      callApi(
        "PUT /operator/v1/delivery-calendar/remote-areas",
        { body: { added, removedIds, reason } },
        crypto.randomUUID(),
      ),
    onSuccess(_, { done }) {
      toasts.show({ text: done });
      onDone?.();
    },
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ["calendar"] }),
  });
}
