import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../api/console-api.ts";
import { toasts } from "../../ui/feedback/toasts.ts";

/**
 * Takes a change back by a change of its own; one that others build on is refused in words.
 *
 * @param noun first part of the keys of the queries that show it
 */
export function useUndo(noun: string) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: number) =>
      callApi(
        "POST /operator/v1/changes/{id}/undo",
        { path: { id }, body: { reason: "되돌리기" } },
        crypto.randomUUID(),
      ),
    onSuccess: () => toasts.show({ text: "되돌렸어요" }),
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: [noun] }),
  });
  return mutate;
}
