import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../api/browser-api.ts";
import { extractErrorText } from "../api/extract-error-text.ts";
import { showSnackbar } from "../ui/overlay/snackbar-store.ts";
import { derivePushState, supportsPush } from "./derive-push-state-and-support.ts";
import { PushDenied, switchPushOff, switchPushOn } from "./switch-push.ts";

const PUSH_KEY = ["push-device"] as const;

/** Returns the state of push in this browser and the switch. The worker's script is loaded when push is switched on. */
export function usePush(enabled: boolean) {
  const queries = useQueryClient();
  const device = useQuery({
    queryKey: PUSH_KEY,
    queryFn: () => api("GET /v1/app-users/push-device"),
    enabled: enabled && typeof window !== "undefined" && supportsPush(),
  });
  const change = useMutation({
    mutationFn: (on: boolean) => (on ? switchPushOn(device.data?.publicKey ?? "") : switchPushOff()),
    onSuccess: (_, on) => showSnackbar(on ? "이 기기에서 알림을 받아요" : "이 기기에서 알림을 받지 않아요"),
    onError: (error) => {
      if (error instanceof PushDenied) showSnackbar("브라우저에서 알림을 허용하면 받을 수 있어요");
      else showSnackbar(extractErrorText(error), { tone: "failure" });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: PUSH_KEY }),
  });
  const isSupported = typeof window !== "undefined" && supportsPush();
  const state = derivePushState({
    isSupported,
    permission: isSupported ? Notification.permission : "default",
    isRegistered: device.data?.isRegistered ?? false,
  });
  return { state, isReady: !isSupported || device.isSuccess, change };
}
