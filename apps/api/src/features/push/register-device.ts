import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind.ts";
import type { BuyerContext } from "../../http/context.ts";
import { type Device, findOwnDevice, keepDevice, removeDevice } from "./devices.repository.ts";

/**
 * From now on this session's device gets pushes. A token or a subscription that somebody else had registered is theirs no
 * more: it is whoever holds the device who gets what is shown on it. What names no push service is refused.
 */
export async function registerDevice(
  { body }: Input<"PUT /v1/app-users/push-device">,
  { db, buyer, tokenHash, pushes, now }: BuyerContext,
): Promise<Answer<"PUT /v1/app-users/push-device">> {
  const device = deviceOf(body);
  if (device.platform === "web" && !pushes.isPushService(device.address))
    return refuse("PUSH_SERVICE_UNKNOWN");
  const sessionHash = hashOf(tokenHash);
  await db.transaction((tx) => keepDevice(tx, { ...device, sessionHash, userId: buyer.id, now: now() }));
  return ok({ isRegistered: true });
}

/** Whether this session's device gets pushes, and what a browser needs to ask its push service; one statement. */
export async function showDevice(
  _input: Input<"GET /v1/app-users/push-device">,
  { db, tokenHash, pushes }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/push-device">> {
  const device = await findOwnDevice(db, hashOf(tokenHash));
  return ok({
    isRegistered: device !== null,
    fcmPushToken: device?.platform === "web" ? null : (device?.address ?? null),
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
    return { platform: body.platform, address: body.fcmPushToken, p256dh: null, auth: null };
  const { endpoint, keys } = body.subscription;
  return { platform: "web", address: endpoint, ...keys };
}

function hashOf(tokenHash: Uint8Array | null): Uint8Array {
  if (tokenHash === null) throw new Error("A buyer has a session");
  return tokenHash;
}
