import type { Input } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext, Services } from "../../../http/handler-context-types.ts";
import { recordEventToNotifyMember } from "../../messages/record-event-to-notify-member.ts";
import { EMAIL_LINK_MS, emailKey } from "../../signed-links/derive-and-read-email-verification-link.ts";
import { lockMember } from "../profile/profile-and-credentials.repository.ts";
import { countAsked } from "./email-ownership.repository.ts";
import { isNowhere } from "./release-unproven-email.ts";

const DAY_MS = 86_400_000;
/** Limits of verification mails a day: to one address from all members, and of one member to all addresses. */
const A_DAY = { address: 3, member: 5 } as const;

/**
 * Sends a mail with the link that verifies an e-mail; the caller has locked the member.
 *
 * @returns whether one goes out: three a day reach an address, and five a day a member asks for
 */
export async function sendVerificationEmail(
  { rules, now }: Services,
  tx: Tx,
  { userId, email }: { userId: number; email: string },
): Promise<boolean> {
  const at = now();
  if ((await countAsked(tx, userId, new Date(at.getTime() - DAY_MS))) >= A_DAY.member) return false;
  const day = kstDateOf(at.toISOString());
  for (let nth = 1; nth <= A_DAY.address; nth += 1) {
    const isNew = await recordEventToNotifyMember(tx, rules.shopName, {
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

/** Sends the mail with the link again, within the limits of a day. */
export async function resendVerificationEmail(
  _input: Input<"POST /v1/app-users/email-proofs">,
  context: BuyerContext,
): Promise<Answer<"POST /v1/app-users/email-proofs">> {
  return context.db.transaction<Answer<"POST /v1/app-users/email-proofs">>(async (tx) => {
    const { email, email_verified_at: provenAt } = await lockMember(tx, context.buyer.id);
    if (email === null || isNowhere(email) || provenAt !== null) return ok({ isSent: false });
    const isSent = await sendVerificationEmail(context, tx, { userId: context.buyer.id, email });
    return isSent ? ok({ isSent }) : refuse("EMAIL_PROOF_LIMIT");
  });
}
