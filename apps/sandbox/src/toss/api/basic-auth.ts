import { refuse, type TossRefusal } from "../ledger/toss-refusal.ts";

/**
 * Checks `Authorization: Basic base64("{secretKey}:")`. Toss distinguishes a key without its colon from a wrong key.
 * @returns `null` when the request may pass
 */
export function checkBasicAuth(authorization: string | undefined, secretKey: string): TossRefusal | null {
  const [scheme, encoded] = (authorization ?? "").split(" ");
  if (scheme?.toLowerCase() !== "basic" || !encoded) return refuse("UNAUTHORIZED_KEY");
  const credentials = Buffer.from(encoded, "base64").toString("utf8");
  const colon = credentials.indexOf(":");
  if (colon < 0) return refuse("INCORRECT_BASIC_AUTH_FORMAT");
  return credentials.slice(0, colon) === secretKey ? null : refuse("UNAUTHORIZED_KEY");
}
