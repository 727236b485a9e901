import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { useLocation, useNavigate } from "react-router";
import { refusalCodeOf } from "../../api/api-error.ts";
import { api } from "../../api/browser-api.ts";
import { extractErrorText } from "../../api/extract-error-text.ts";
import { paths } from "../../paths.ts";
import { useSession } from "../../session/session-provider.tsx";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";

type Follow = Reply<"GET /v1/farms/{id}/user-personal">;

/** Name in the address with which a guest comes back from the login, so that the press is done then. */
const WANTED = "#follow";

/**
 * Queries whether the shopper follows a farm and how many do, and toggles it at once. A guest is led to the login and
 * follows on the way back.
 */
export function useFollow(farmId: number): { follow: Follow | undefined; toggle(): void; wanted: boolean } {
  const queries = useQueryClient();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const queryKey = ["farm-follow", farmId];
  const follow = useQuery({
    queryKey,
    queryFn: () => api("GET /v1/farms/{id}/user-personal", { path: { id: farmId } }),
    enabled: session.status === "ready",
  });
  const signIn = () => void navigate(paths.login(pathname + WANTED));
  const change = useMutation({
    mutationFn: (isWanted: boolean) =>
      isWanted
        ? api("POST /v1/farms/{id}/follow", { path: { id: farmId } })
        : api("DELETE /v1/farms/{id}/follow", { path: { id: farmId } }),
    onMutate: async (isFollowing) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Follow>(queryKey);
      queries.setQueryData<Follow>(
        queryKey,
        (known) => known && { isFollowing, followers: Math.max(0, known.followers + (isFollowing ? 1 : -1)) },
      );
      return before;
    },
    onSuccess: (reply) => {
      queries.setQueryData<Follow>(queryKey, reply);
      showSnackbar(reply.isFollowing ? "새 소식을 알려드릴게요" : "이제 소식을 보내지 않아요", {
        tone: "success",
      });
    },
    onError: (error, _isFollowing, before) => {
      queries.setQueryData<Follow>(queryKey, before);
      if (refusalCodeOf(error) === "MEMBER_ONLY") signIn();
      else showSnackbar(extractErrorText(error), { tone: "failure" });
    },
  });
  const isMember = session.status === "ready" && session.userType !== "guest";
  return {
    follow: follow.data,
    wanted: hash === WANTED && isMember && follow.data?.isFollowing === false && change.isIdle,
    toggle() {
      if (session.status === "ready" && session.userType === "guest") signIn();
      else if (!change.isPending) change.mutate(!(follow.data?.isFollowing ?? false));
    },
  };
}
