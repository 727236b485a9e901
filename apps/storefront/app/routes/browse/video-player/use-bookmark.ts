import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

type VideoPersonal = Reply<"GET /v1/video/{id}/user-personal">;

/** Returns whether the shopper saved a video, and toggles it optimistically; rolls back when the server refuses. */
export function useBookmark({ id, videoShareCount }: { id: number; videoShareCount: number }) {
  const session = useSession();
  const queries = useQueryClient();
  const queryKey = ["video-personal", id];
  const mutationKey = ["bookmark", id];
  const { data: personal } = useQuery({
    queryKey,
    queryFn: () => api("GET /v1/video/{id}/user-personal", { path: { id } }),
    enabled: session.status === "ready",
  });

  const change = useMutation({
    mutationKey,
    // Runs presses one after another, so that the last one wins.
    scope: { id: mutationKey.join() },
    mutationFn: (wanted: boolean) =>
      wanted
        ? api("POST /v1/app-users/video/{id}/link", { path: { id } })
        : api("DELETE /v1/app-users/video/{id}/link", { path: { id } }),
    onMutate: async (wanted) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<VideoPersonal>(queryKey);
      queries.setQueryData<VideoPersonal>(queryKey, (known) => known && withBookmark(known, wanted));
      return before;
    },
    onError: (error, _wanted, before) => {
      queries.setQueryData(queryKey, before);
      showSnackbar(extractErrorText(error), { tone: "failure" });
    },
    onSuccess: (kept) => {
      if (queries.isMutating({ mutationKey }) > 1) return;
      queries.setQueryData<VideoPersonal>(queryKey, (known) => known && { ...known, ...kept });
    },
  });

  const isMine = personal?.isMyVideoShare ?? false;
  return {
    isKnown: personal !== undefined,
    isMine,
    count: personal?.videoShareCount ?? videoShareCount,
    toggle: () => change.mutate(!isMine),
  };
}

function withBookmark(known: VideoPersonal, wanted: boolean): VideoPersonal {
  if (known.isMyVideoShare === wanted) return known;
  const videoShareCount = Math.max(0, known.videoShareCount + (wanted ? 1 : -1));
  return { ...known, isMyVideoShare: wanted, videoShareCount };
}
