import { createHash, timingSafeEqual } from "node:crypto";
import type { Gate } from "../../http/bind.ts";
import type { ShopSettings } from "../../http/context.ts";

/** Compares the secret of a path with the one that the message provider was given, in a time that tells nothing of it. */
export function isReportSecret(given: string, { reportSecret }: Pick<ShopSettings, "reportSecret">): boolean {
  const digestOf = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digestOf(given), digestOf(reportSecret));
}

/** Refuses a report, before its body is read, when its path does not carry the secret. */
export const refuseWithoutSecret: Gate = ({ path }, rules) =>
  isReportSecret(path.secret ?? "", rules) ? null : "NOT_FOUND";
