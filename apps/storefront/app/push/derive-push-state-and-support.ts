/**
 * State of push notifications in this browser. `unsupported`: not available; `denied`: blocked in the browser's
 * settings, where only the shopper can allow them; `off`: not switched on by this account.
 */
export type PushState = "unsupported" | "denied" | "off" | "on";

/**
 * @param isRegistered true when the server has this session's browser
 * @example derivePushState({ isSupported: true, permission: "granted", isRegistered: false }) // "off"
 */
export function derivePushState(now: {
  isSupported: boolean;
  permission: NotificationPermission;
  isRegistered: boolean;
}): PushState {
  if (!now.isSupported) return "unsupported";
  if (now.permission === "denied") return "denied";
  return now.permission === "granted" && now.isRegistered ? "on" : "off";
}

/** Checks whether this browser supports push notifications; on an iPhone only from the home screen. */
export function supportsPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}
