import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import bell from "../../../assets/emoji/bell.webp";
import { usePush } from "../../../push/use-push.ts";
import { Button } from "../../../ui/form/button.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

const SETTINGS_KEY = ["settings"] as const;

/**
 * 알림이 꺼져 있어요: a member whose delivery notices are switched off, or who gets no pushes in this browser although it
 * can, switches on what is off.
 */
export function TurnOnNotificationsPrompt() {
  const queries = useQueryClient();
  const settings = useQuery({ queryKey: SETTINGS_KEY, queryFn: () => api("GET /v1/app-users/settings") });
  const { state, isReady, change: push } = usePush(true);
  const turningOn = useMutation({
    mutationFn: () => api("PUT /v1/app-users/settings", { body: { orderDeliveryAlarm: true } }),
    onSuccess: (after) => {
      queries.setQueryData(SETTINGS_KEY, after);
      showSnackbar("배송 소식을 알려드릴게요", { tone: "success" });
    },
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });
  if (!settings.data || !isReady) return null;
  const isOff = !settings.data.orderDeliveryAlarm;
  if (!isOff && state !== "off") return null;
  return (
    <section
      className="mx-gutter mt-4 flex items-center gap-3 rounded-lg bg-brand-tint p-4"
      aria-labelledby="notifications-off"
    >
      <img className="flex-none" src={bell} alt="" width={32} height={32} />
      <span className="min-w-0 flex-1">
        <h2 id="notifications-off" className="text-label font-bold">
          알림이 꺼져 있어요
        </h2>
        <span className="block text-caption text-ink-2">켜 두면 배송 소식을 놓치지 않아요</span>
      </span>
      <Button
        className="flex-none"
        size="xs"
        aria-label="알림 켜기"
        busy={turningOn.isPending || push.isPending}
        onClick={() => (isOff ? turningOn.mutate() : push.mutate(true))}
      >
        켜기
      </Button>
    </section>
  );
}
