import { createHmac, timingSafeEqual } from "node:crypto";

type Headers = Readonly<Record<string, unknown>>;

/**
 * Verifies a webhook as its receiver does by the Standard Webhooks specification: one of the signatures is right, and it
 * was sent within five minutes of now.
 *
 * @param secret `whsec_…`
 * @param body exactly the bytes that came
 */
export function verifyWebhook(secret: string, headers: Headers, body: string, now: Date): boolean {
  const [id, at, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) =>
    String(headers[name] ?? ""),
  );
  if (!(Math.abs(now.getTime() / 1000 - Number(at)) <= 300)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const right = createHmac("sha256", key).update(`${id}.${at}.${body}`).digest();
  return (signatures ?? "").split(" ").some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ""), "base64");
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
