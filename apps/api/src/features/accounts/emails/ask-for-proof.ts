import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/context.ts";
import { announce } from "../../messages/events.repository.ts";
import { EMAIL_LINK_MS, emailKey } from "./email-link.presenter.ts";
import { countAsked } from "./emails.repository.ts";

const DAY_MS = 86_400_000;
/** Limits of verification mails a day: to one address from all members, and of one member to all addresses. */
const A_DAY = { address: 3, member: 5 } as const;

/**
 * Sends a mail with the link that verifies an e-mail; the caller has locked the member.
 *
 * @returns whether one goes out: three a day reach an address, and five a day a member asks for
 */
export async function askForProof(
  { rules, now }: Services,
  tx: Tx,
  { userId, email }: { userId: number; email: string },
): Promise<boolean> {
  const at = now();
  if ((await countAsked(tx, userId, new Date(at.getTime() - DAY_MS))) >= A_DAY.member) return false;
  const day = kstDateOf(at.toISOString());
  for (let nth = 1; nth <= A_DAY.address; nth += 1) {
    const isNew = await announce(tx, rules.shopName, {
      template: "EMAIL_PROOF",
      userId,
      variables: {},
      href: "/profile",
      key: `email proof ${emailKey(rules, email)} ${day} ${nth}`,
      subject: `email of ${userId}`,
      email,
      now: at,
      usefulUntil: new Date(at.getTime() + EMAIL_LINK_MS),
    });
    if (isNew) return true;
  }
  return false;
}
