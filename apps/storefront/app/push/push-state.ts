/**
 * How pushes stand in this browser. `unsupported`: it has none; `denied`: its owner forbade them, which only they can take
 * back, in the browser; `off`: nobody switched them on here, or whoever did has left.
 */
export type PushState = "unsupported" | "denied" | "off" | "on";

/**
 * @param isRegistered whether the shop knows this session's browser
 * @example pushStateOf({ isSupported: true, permission: "granted", isRegistered: false }) // "off"
 */
export function pushStateOf(now: {
  isSupported: boolean;
  permission: NotificationPermission;
  isRegistered: boolean;
}): PushState {
  if (!now.isSupported) return "unsupported";
  if (now.permission === "denied") return "denied";
  return now.permission === "granted" && now.isRegistered ? "on" : "off";
}

/** Whether this browser can show pushes at all; on an iPhone only from the home screen. */
export function supportsPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}
