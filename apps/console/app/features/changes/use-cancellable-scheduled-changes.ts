import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../api/console-api.ts";
import { toasts } from "../../ui/feedback/toast-store.ts";

export type ScheduledChange = Reply<"GET /operator/v1/changes">["list"][number];

const AGAIN_MS = 5000;
const TAKE = 50;

/** Reads the changes of some kinds of records that wait for their instant, the soonest first. */
export function useScheduledChanges(nouns: readonly string[]) {
  return useQuery({
    queryKey: ["changes", "scheduled", nouns],
    queryFn: async () => {
      const lists = await Promise.all(
        nouns.map((noun) =>
          callApi("GET /operator/v1/changes", { query: { noun, status: "scheduled", take: TAKE } }),
        ),
      );
      return lists
        .flatMap(({ list }) => list)
        .toSorted((a, b) => a.effectiveAt.localeCompare(b.effectiveAt) || a.id - b.id);
    },
    refetchInterval: AGAIN_MS,
  });
}

/** Cancels a scheduled change before its instant. */
export function useCancelChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      callApi(
        "POST /operator/v1/changes/{id}/cancel",
        { path: { id }, body: { reason: "예약 거두기" } },
        crypto.randomUUID(),
      ),
    onSuccess: () => toasts.show({ text: "예약을 거뒀어요. 아무것도 바뀌지 않아요" }),
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ["changes"] }),
  });
}
