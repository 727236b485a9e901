import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import BellRing from "lucide-react/icons/bell-ring";
import { api } from "../../../../api/browser-api.ts";
import { extractErrorText } from "../../../../api/extract-error-text.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";

/** Button of the alarm of a product's next opening: the member is told when its waiting room can be entered. */
export function NextOpeningAlarm({ productId }: { productId: number }) {
  const queries = useQueryClient();
  const queryKey = ["alarm", productId];
  const path = { id: productId };
  const alarm = useQuery({ queryKey, queryFn: () => api("GET /v1/alarm/product/{id}/open", { path }) });
  const isWaiting = alarm.data?.isOpenAlarm ?? false;
  const change = useMutation({
    mutationFn: () =>
      isWaiting
        ? api("DELETE /v2/alarm/product/{id}/open", { path })
        : api("POST /v2/alarm/product/{id}/open", { path }),
    onSuccess: (changed) => {
      queries.setQueryData(queryKey, changed);
      showSnackbar(
        changed.isOpenAlarm ? "대기실이 열리면 바로 알려드릴게요" : "다음 오픈 알림을 취소했어요",
        { tone: "success" },
      );
    },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey });
      showSnackbar(extractErrorText(error), { tone: "failure" });
    },
  });
  return (
    <Button
      block
      size="lg"
      tone={isWaiting ? "tint" : "primary"}
      aria-pressed={isWaiting}
      busy={change.isPending}
      onClick={() => change.mutate()}
    >
      <BellRing className="size-5" aria-hidden />
      {isWaiting ? "다음 오픈 알림 받는 중" : "다음 오픈 알림 받기"}
    </Button>
  );
}
