import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { useLocation, useNavigate } from "react-router";
import { refusalCodeOf } from "../../../../api/api-error.ts";
import { api } from "../../../../api/browser-api.ts";
import { extractErrorText } from "../../../../api/extract-error-text.ts";
import { paths } from "../../../../paths.ts";
import { useSession } from "../../../../session/session-provider.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";

type Alarm = Reply<"GET /v1/alarm/product/{id}/open">;

/** Queries whether the shopper set an opening alarm and how many did; `undefined` until loaded. */
export function useOpeningAlarm(productId: number, isAsked = true): Alarm | undefined {
  const session = useSession();
  const alarm = useQuery({
    queryKey: ["alarm", productId],
    queryFn: () => api("GET /v1/alarm/product/{id}/open", { path: { id: productId } }),
    enabled: isAsked && session.status === "ready",
  });
  return alarm.data;
}

/** Sets or cancels the opening alarm. Members only: a guest is sent to the login and returns. */
export function useOpeningAlarmToggle(productId: number): { toggle(): void; isBusy: boolean } {
  const queries = useQueryClient();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const queryKey = ["alarm", productId];
  const signIn = () => void navigate(paths.login(pathname + search));

  const change = useMutation({
    mutationFn: (isWanted: boolean) =>
      isWanted
        ? api("POST /v2/alarm/product/{id}/open", { path: { id: productId } })
        : api("DELETE /v2/alarm/product/{id}/open", { path: { id: productId } }),
    onSuccess: async (alarm) => {
      // Cancels running queries, whose reply would show the state before the change.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<Alarm>(queryKey, alarm);
      void queries.invalidateQueries({ queryKey: ["alarms"] });
      showSnackbar(alarm.isOpenAlarm ? "열리면 바로 알려드릴게요" : "오픈 알림을 취소했어요", {
        tone: "success",
      });
    },
    onError: (error) => {
      if (refusalCodeOf(error) === "MEMBER_ONLY") return signIn();
      void queries.invalidateQueries({ queryKey });
      showSnackbar(extractErrorText(error), { tone: "failure" });
    },
  });
  return {
    isBusy: change.isPending,
    toggle() {
      // A press before the session is known waits for it in the call; a refusal then means a guest.
      if (session.status === "ready" && session.userType === "guest") signIn();
      else change.mutate(!(queries.getQueryData<Alarm>(queryKey)?.isOpenAlarm ?? false));
    },
  };
}
