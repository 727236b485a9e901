import webPush from "web-push";
import type { VapidKeys } from "./derive-vapid-keys.ts";
import type { PushMessage, PushReply, PushTarget } from "./push-gateway-types.ts";
import { readRetryAfterHeader } from "./read-retry-after-header.ts";

export type WebPushOptions = {
  vapid: VapidKeys;
  /** Contact of the shop for push services, `mailto:` or `https:`. */
  contact: string;
  fetch: typeof fetch;
  timeoutMs: number;
};

/** Time that a push service keeps a push: one not delivered by then is outdated. */
const KEPT_SECONDS = 24 * 3600;

/**
 * Sends a push by Web Push (RFC 8030, 8188, 8291, 8292). The library encrypts and signs; the request is our own, so
 * that it follows no redirect.
 */
export async function sendWebPush(
  { vapid, contact, fetch, timeoutMs }: WebPushOptions,
  { endpoint, p256dh, auth }: PushTarget & { platform: "web" },
  message: PushMessage,
): Promise<PushReply> {
  const details = detailsOf(() =>
    webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject: contact, ...vapid },
      TTL: KEPT_SECONDS,
      urgency: "normal",
      topic: message.tag,
      contentEncoding: "aes128gcm",
    }),
  );
  // Keys that are not a point of the curve belong to no browser.
  if (details === null) return { kind: "gone" };
  let response: Response;
  try {
    response = await fetch(endpoint, {
      method: "POST",
      headers: Object.fromEntries(
        Object.entries(details.headers)
          .filter(([name]) => name !== "Content-Length")
          .map(([name, value]) => [name, String(value)]),
      ),
      body: new Uint8Array(details.body ?? []),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    return { kind: "unknown", reason: error instanceof Error ? error.name : "unreachable" };
  }
  await response.body?.cancel();
  const { status } = response;
  if (response.ok)
    return {
      kind: "accepted",
      messageId: response.headers.get("location")?.slice(0, 200) ?? endpoint.slice(0, 200),
    };
  if (status === 404 || status === 410) return { kind: "gone" };
  const reason = `HTTP ${status}`;
  if (status === 429 || status >= 500)
    return { kind: "failed", reason, retryAfterMs: readRetryAfterHeader(response.headers) };
  // A subscription made with keys other than ours never accepts a push.
  return status === 401 || status === 403 ? { kind: "gone" } : { kind: "refused", reason };
}

function detailsOf(make: () => webPush.RequestDetails): webPush.RequestDetails | null {
  try {
    return make();
  } catch {
    return null;
  }
}
