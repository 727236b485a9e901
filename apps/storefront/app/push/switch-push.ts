import { api } from "../api/browser-api.ts";

/** The shopper said no where the browser asked. */
export class PushDenied extends Error {}

/**
 * Switches pushes on for this browser: asks its owner, starts the service worker, and tells the shop where to send. It must
 * follow a tap: browsers ask for nothing else.
 *
 * @param publicKey the shop's, base64url
 */
export async function switchPushOn(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new PushDenied();
  await navigator.serviceWorker.register("/service-worker.js", { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // One of another key, from before, stands in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const body = {
    platform: "web",
    subscription: { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } },
  } as const;
  await api("PUT /v1/app-users/push-device", { body });
}

/** Switches them off: the shop sends nothing any more, and the browser's push service forgets us. */
export async function switchPushOff(): Promise<void> {
  await api("DELETE /v1/app-users/push-device");
  const registration = await navigator.serviceWorker.getRegistration("/");
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
