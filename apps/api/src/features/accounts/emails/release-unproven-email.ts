import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { recordEventToNotifyMember } from "../../messages/record-event-to-notify-member.ts";
import { yieldEmail } from "./email-ownership.repository.ts";

/** Domain that receives no mail (RFC 2606). */
const NOWHERE = "no-email.invalid";

/**
 * Frees an e-mail for its owner, who verified it: a member with the unverified e-mail keeps account and password, logs
 * in with an address that the shop assigns, and is notified by text. A verified e-mail stays.
 *
 * @param except whose it is to be
 */
export async function releaseUnprovenEmail(
  { rules, uuid, now }: Services,
  tx: Tx,
  email: string,
  except: number | null = null,
): Promise<void> {
  const instead = `${uuid()}@${NOWHERE}`;
  const userId = await yieldEmail(tx, { email, instead, except });
  if (userId === null) return;
  await recordEventToNotifyMember(tx, rules.shopName, {
    template: "EMAIL_YIELDED",
    userId,
    variables: { 이메일: instead },
    href: "/profile",
    key: `email yielded ${instead.slice(0, 36)}`,
    subject: `email of ${userId}`,
    now: now(),
  });
}

/** Returns true for an address that the shop assigned; it receives no mail. */
export function isNowhere(email: string): boolean {
  return email.endsWith(`@${NOWHERE}`);
}
