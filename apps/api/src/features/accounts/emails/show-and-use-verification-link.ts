import type { Input } from "@todayfruit/contract/all-calls";
import { maskEmail } from "@todayfruit/domain/korean/mask-personal-data";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Runner } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import {
  type EmailPurpose,
  isEmailMac,
  readEmailToken,
} from "../../signed-links/derive-and-read-email-verification-link.ts";
import { lockMember } from "../profile/profile-and-credentials.repository.ts";
import { type EmailOwner, findMemberById, proveEmail } from "./email-ownership.repository.ts";
import { releaseUnprovenEmail } from "./release-unproven-email.ts";

/** Shows the purpose of a mail's link; changes nothing. */
export async function showEmailVerificationLink(
  { path }: Input<"GET /v1/email-proofs/{token}">,
  context: Context,
): Promise<Answer<"GET /v1/email-proofs/{token}">> {
  const found = await findClaimed(context, context.db, path.token);
  if (!found) return refuse("EMAIL_LINK_NOT_FOUND");
  const { purpose, email, member } = found;
  return ok({ purpose, email: maskEmail(email), isProven: member.email_verified_at !== null });
}

/** Uses the link: verifies the address, or takes it from a member who never verified it. */
export async function useEmailVerificationLink(
  { path }: Input<"POST /v1/email-proofs/{token}">,
  context: Context,
): Promise<Answer<"POST /v1/email-proofs/{token}">> {
  return context.db.transaction<Answer<"POST /v1/email-proofs/{token}">>(
    async (tx) => {
      const claimed = readEmailToken(path.token);
      if (claimed && (await findMemberById(tx, claimed.userId))) await lockMember(tx, claimed.userId);
      const found = await findClaimed(context, tx, path.token);
      if (!found) return refuse("EMAIL_LINK_NOT_FOUND");
      const { purpose, email, member } = found;
      if (purpose === "prove") await proveEmail(tx, member.id, email, context.now());
      else if (member.email_verified_at === null) await releaseUnprovenEmail(context, tx, email);
      else return refuse("EMAIL_LINK_NOT_FOUND");
      return ok({ purpose, email: maskEmail(email) });
    },
    (result) => result.ok,
  );
}

type Claimed = { purpose: EmailPurpose; email: string; member: EmailOwner };

async function findClaimed({ rules, now }: Context, db: Runner, token: string): Promise<Claimed | null> {
  const claimed = readEmailToken(token);
  if (!claimed || claimed.endsAt <= now()) return null;
  const member = await findMemberById(db, claimed.userId);
  if (member?.email == null) return null;
  const { purpose } = claimed;
  const { email } = member;
  return isEmailMac(rules, { ...claimed, email }, claimed.mac) ? { purpose, email, member } : null;
}
