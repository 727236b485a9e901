import { createHmac } from "node:crypto";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** Writes a secret that signs webhooks: 256 random bits, as the Standard Webhooks specification writes them. */
export function newWebhookSecret(randomBytes: (size: number) => Uint8Array): string {
  return PREFIX + Buffer.from(randomBytes(SECRET_BYTES)).toString("base64");
}

/**
 * Signs a webhook by the Standard Webhooks specification: HMAC-SHA256 over id, timestamp and body, once with each secret.
 *
 * @param seconds instant of the attempt, in seconds since 1970
 * @returns value of the header `webhook-signature`
 * @example signWebhook(["whsec_…"], { id: "evt_1", seconds: 1614265330, body: "{}" }) // "v1,g0hM9SsE…"
 */
export function signWebhook(
  secrets: readonly string[],
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), "base64");
      return `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;
    })
    .join(" ");
}
