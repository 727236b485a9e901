import { createHash, timingSafeEqual } from "node:crypto";
import type { Gate } from "../../../http/bind-calls.ts";
import type { ShopSettings } from "../../../http/handler-context-types.ts";

/** Compares the secret of a path with the one given to the message provider, in constant time. */
export function isValidReportSecret(
  given: string,
  { reportSecret }: Pick<ShopSettings, "reportSecret">,
): boolean {
  const digestOf = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digestOf(given), digestOf(reportSecret));
}

/** Refuses a report without the secret in its path, before its body is read. */
export const refuseWithoutSecret: Gate = ({ path }, rules) =>
  isValidReportSecret(path.secret ?? "", rules) ? null : "NOT_FOUND";
