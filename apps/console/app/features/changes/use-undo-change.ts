import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../api/console-api.ts";
import { toasts } from "../../ui/feedback/toast-store.ts";

/**
 * Takes a change back by a change of its own; one that others build on is refused in words. Of moves of several orders
 * those are taken back whose buyers were not told; the first of the others says what is still possible.
 *
 * @param noun first part of the keys of the queries that show it
 */
export function useUndoChange(noun: string) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: number) =>
      callApi(
        "POST /operator/v1/changes/{id}/undo",
        {
          path: { id },
          ...(noun === "orders" && { query: { partial: true } }),
          body: { reason: "되돌리기" },
        },
        crypto.randomUUID(),
      ),
    onSuccess({ refused: [first, ...others] }) {
      toasts.show(
        first
          ? { text: `${others.length + 1}건은 되돌리지 못했어요: ${first.message}`, isFailure: true }
          : { text: "되돌렸어요" },
      );
    },
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [noun] }),
        client.invalidateQueries({ queryKey: ["dispatch"] }),
        client.invalidateQueries({ queryKey: ["waiting"] }),
      ]),
  });
  return mutate;
}
