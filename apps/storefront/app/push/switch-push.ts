import { api } from "../api/browser-api.ts";

/** Thrown when the shopper denies the browser's permission. */
export class PushDenied extends Error {}

/**
 * Switches push on for this browser: asks for permission, starts the service worker and registers the subscription. Must
 * be called from a tap, since browsers refuse the request otherwise.
 *
 * @param publicKey the shop's public key, base64url
 */
export async function switchPushOn(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new PushDenied();
  await navigator.serviceWorker.register("/service-worker.js", { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // Replaces a subscription made with another key.
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

/** Switches push off: unregisters the device at the server and unsubscribes at the browser's push service. */
export async function switchPushOff(): Promise<void> {
  await api("DELETE /v1/app-users/push-device");
  const registration = await navigator.serviceWorker.getRegistration("/");
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
