import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { type Device, findOwnDevice, removeDevice, saveDevice } from "./devices.repository.ts";

/**
 * Registers the session's device for pushes. A token or subscription of another session is taken over, because pushes
 * are shown to the person holding the device. Refuses an address that is not a push service.
 */
export async function registerDevice(
  { body }: Input<"PUT /v1/app-users/push-device">,
  { db, buyer, tokenHash, pushes, now }: BuyerContext,
): Promise<Answer<"PUT /v1/app-users/push-device">> {
  const device = deviceOf(body);
  if (device.platform === "web" && !pushes.isPushService(device.endpoint))
    return refuse("PUSH_SERVICE_UNKNOWN");
  const sessionHash = hashOf(tokenHash);
  await db.transaction((tx) => saveDevice(tx, { ...device, sessionHash, userId: buyer.id, now: now() }));
  return ok({ isRegistered: true });
}

/** Shows whether the session's device receives pushes, and what a browser needs for subscribing; one statement. */
export async function showDevice(
  _input: Input<"GET /v1/app-users/push-device">,
  { db, tokenHash, pushes }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/push-device">> {
  const device = await findOwnDevice(db, hashOf(tokenHash));
  return ok({
    isRegistered: device !== null,
    fcmPushToken: device?.platform === "web" ? null : (device?.endpoint ?? null),
    publicKey: pushes.publicKey,
  });
}

export async function unregisterDevice(
  _input: Input<"DELETE /v1/app-users/push-device">,
  { db, tokenHash }: BuyerContext,
): Promise<Answer<"DELETE /v1/app-users/push-device">> {
  await removeDevice(db, hashOf(tokenHash));
  return ok({ isRegistered: false });
}

function deviceOf(body: Input<"PUT /v1/app-users/push-device">["body"]): Device {
  if (body.platform !== "web")
    return { platform: body.platform, endpoint: body.fcmPushToken, p256dh: null, auth: null };
  const { endpoint, keys } = body.subscription;
  return { platform: "web", endpoint, ...keys };
}

function hashOf(tokenHash: Uint8Array | null): Uint8Array {
  if (tokenHash === null) throw new Error("A buyer has a session");
  return tokenHash;
}
