import { useEffect, useState } from "react";
import { api } from "../api/browser-api.ts";
import { detectPlatform } from "../api/detect-platform.ts";
import { errorReportQueue } from "../error-reports/error-report-queue.ts";
import { PUSH_TOKEN } from "../native-app/push-token-event.ts";
import { useSession } from "../session/session-provider.tsx";

/** Registers the native app's push token with the server, again for each account that signs in. */
export function RegisterNativeAppPushToken() {
  const session = useSession();
  const userId = session.status === "ready" ? session.user.id : null;
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const onToken = ({ detail }: WindowEventMap[typeof PUSH_TOKEN]) => setToken(detail.token);
    window.addEventListener(PUSH_TOKEN, onToken);
    return () => window.removeEventListener(PUSH_TOKEN, onToken);
  }, []);
  useEffect(() => {
    if (token !== null && userId !== null) register(token).catch(errorReportQueue.report);
  }, [token, userId]);
  return null;
}

async function register(fcmPushToken: string): Promise<void> {
  const platform = detectPlatform(navigator.userAgent);
  if (platform === "web") return;
  await api("PUT /v1/app-users/push-device", { body: { platform, fcmPushToken } });
}
