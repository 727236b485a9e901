import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { api } from "../../api/browser-api.ts";
import { extractErrorText } from "../../api/extract-error-text.ts";
import { useSession } from "../../session/session-provider.tsx";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";

export type RestockAlarm = Reply<"GET /v1/app-users/restock-alarms">["list"][number];

export const RESTOCK_ALARMS_QUERY_KEY = ["restock-alarms"] as const;

/** Queries every waiting alarm of the shopper. */
export function useRestockAlarms(isAsked = true) {
  const session = useSession();
  return useQuery({
    queryKey: RESTOCK_ALARMS_QUERY_KEY,
    queryFn: () => api("GET /v1/app-users/restock-alarms"),
    enabled: isAsked && session.status === "ready",
  });
}

/** Takes alarms of a product back: that of an option, or all. */
export function useTakeAlarmsBack() {
  const onSettled = useRefreshedAlarms();
  return useMutation({
    mutationFn: ({ productId, optionId }: { productId: number; optionId?: number | null }) =>
      api("DELETE /v1/products/{id}/restock-alarms", {
        path: { id: productId },
        query: typeof optionId === "number" ? { optionId } : {},
      }),
    onSuccess: () => showSnackbar("입고 알림을 껐어요", { tone: "success" }),
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
    onSettled,
  });
}

/** Requests an alarm; the snackbar takes it back. */
export function useRequestAlarm(onDone: () => void) {
  const onSettled = useRefreshedAlarms();
  const back = useTakeAlarmsBack();
  return useMutation({
    mutationFn: ({ path, body }: Input<"POST /v1/products/{id}/restock-alarms"> & { text: string }) =>
      api("POST /v1/products/{id}/restock-alarms", { path, body }),
    onSuccess: (_reply, { path, body, text }) => {
      const undo = () => back.mutate({ productId: path.id, optionId: body.optionId });
      showSnackbar(text, { tone: "success", action: { label: "취소", run: undo } });
      onDone();
    },
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
    onSettled,
  });
}

function useRefreshedAlarms(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: RESTOCK_ALARMS_QUERY_KEY });
}
