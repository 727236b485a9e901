import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/context.ts";
import { announce } from "../../messages/events.repository.ts";
import { yieldEmail } from "./emails.repository.ts";

/** No mail reaches it (RFC 2606). */
const NOWHERE = "no-email.invalid";

/**
 * Frees an e-mail for its owner, who proved it: a member who only typed it keeps their account and password, logs in with
 * an address that the shop gives them, and is told by text. A proven e-mail stays where it is.
 *
 * @param except whose it is to be
 */
export async function giveWay(
  { rules, uuid, now }: Services,
  tx: Tx,
  email: string,
  except: number | null = null,
): Promise<void> {
  const instead = `${uuid()}@${NOWHERE}`;
  const userId = await yieldEmail(tx, { email, instead, except });
  if (userId === null) return;
  await announce(tx, rules.shopName, {
    template: "EMAIL_YIELDED",
    userId,
    variables: { 이메일: instead },
    href: "/profile",
    key: `email yielded ${instead.slice(0, 36)}`,
    subject: `email of ${userId}`,
    now: now(),
  });
}

/** Checks whether the shop gave an e-mail; no mail reaches such a one. */
export function isNowhere(email: string): boolean {
  return email.endsWith(`@${NOWHERE}`);
}
