import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { api } from "../../../../api/browser-api.ts";
import { extractErrorText } from "../../../../api/extract-error-text.ts";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { PRODUCE_NOTICE_SETTINGS_QUERY_KEY } from "./produce-notice-settings-query-key.ts";

export type Produce = NonNullable<Reply<"GET /v1/app-users/notification">["list"][number]["produce"]>;
type Switching = Pick<UseMutationResult<unknown, Error, boolean>, "mutate" | "isPending">;

const NAMES = { ripe: "후숙", storage: "보관", discard: "버리기 전" } as const;

/** Switches a notice of produce off and on for its kind, and asks for it again; each is said with a way back. */
export function useProduceNoticeActions({ id, name, notice }: Produce): { again: Switching; off: Switching } {
  const queries = useQueryClient();
  const path = { id };
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ["notifications", "orderList"] }),
      queries.invalidateQueries({ queryKey: PRODUCE_NOTICE_SETTINGS_QUERY_KEY }),
    ]);
  const onError = (error: Error) => showSnackbar(extractErrorText(error), { tone: "failure" });
  const off = useMutation({
    mutationFn: (isOff: boolean) =>
      api("PUT /v1/app-users/produce-notices/{id}/off", { path, body: { isOff } }),
    onSuccess: async ({ isOff }) => {
      showSnackbar(
        `${name} ${NAMES[notice]} 알림을 ${isOff ? "껐어요" : "다시 켰어요"}`,
        isOff
          ? { tone: "success", action: { label: "되돌리기", run: () => off.mutate(false) } }
          : { tone: "success" },
      );
      await refresh();
    },
    onError,
  });
  const again = useMutation({
    mutationFn: (isWanted: boolean) =>
      api("PUT /v1/app-users/produce-notices/{id}/again", { path, body: { isWanted } }),
    onSuccess: async ({ againOn }) => {
      showSnackbar(
        againOn === null
          ? "다시 알려드리지 않을게요"
          : `${formatMonthDay(againOn)} 아침 9시에 다시 알려드릴게요`,
        { tone: "success" },
      );
      await refresh();
    },
    onError,
  });
  return { again, off };
}
