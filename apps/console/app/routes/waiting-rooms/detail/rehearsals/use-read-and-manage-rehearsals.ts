import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import { useUndoChange } from "../../../../features/changes/use-undo-change.ts";
import { toasts } from "../../../../ui/feedback/toast-store.ts";

export type RehearsalPage = Reply<"GET /operator/v1/waiting-rooms/{id}/rehearsals">;
export type RehearsalRow = RehearsalPage["list"][number];

const AGAIN_MS = 3000;

/** Returns true while a rehearsal has not ended. */
export const isPlaying = ({ endedAt }: RehearsalRow) => endedAt === null;

/** Reads the rehearsals of a room, every three seconds while one plays; ten more at each end. */
export const useRehearsals = (roomId: number) =>
  useInfiniteQuery({
    queryKey: ["rehearsals", roomId],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/waiting-rooms/{id}/rehearsals", {
        path: { id: roomId },
        query: pageParam === null ? {} : { nextPage: pageParam },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => nextPage,
    refetchInterval: ({ state: { data } }) => (data?.pages[0]?.list.some(isPlaying) ? AGAIN_MS : false),
  });

/** Requests a rehearsal; the message cancels it. */
export function useRequestRehearsal(roomId: number) {
  const client = useQueryClient();
  const undo = useUndoChange("rehearsals");
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ buyers, after }: { buyers: number; after: number }) =>
      callApi(
        "POST /operator/v1/waiting-rooms/{id}/rehearsals",
        { path: { id: roomId }, body: { buyers, reason: "오픈 리허설" } },
        keyOf({ roomId, buyers, after }),
      ),
    onSuccess: ({ change }) =>
      toasts.show({
        text: "오픈 리허설을 시작해요",
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ["rehearsals"] }),
  });
}

/** Cancels a rehearsal that has not ended. */
export function useCancelRehearsal() {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn({ id, version }: RehearsalRow) {
      const body = {
        rows: [{ id, version, set: { isCancelled: true } }],
        reason: "오픈 리허설 멈추기",
      };
      return callApi("PATCH /operator/v1/rehearsals", { body }, keyOf(body));
    },
    onSuccess: () => toasts.show({ text: "오픈 리허설을 멈췄어요" }),
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ["rehearsals"] }),
  });
}
