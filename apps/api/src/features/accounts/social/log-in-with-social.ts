import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { hashToken } from "../../../http/authentication/read-and-hash-bearer-token.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { isEmailProven, proveEmail } from "../emails/email-ownership.repository.ts";
import { finishMemberSignIn } from "../sign-in/finish-member-sign-in.ts";
import { SOCIAL_MS } from "./create-social-login-secret.ts";
import { findMember, findProof, renewAccount, useProof } from "./social-logins-and-links.repository.ts";

/**
 * Exchanges a provider's result for a token. The posted e-mail is ignored: a member is known by the provider's subject
 * alone, and a member with the same verified e-mail logs in with their password before linking. An unverified e-mail of
 * another member does not prevent joining.
 */
export async function logInWithSocial(
  { body }: Input<"POST /v2/tokens/oauth">,
  context: BuyerContext,
): Promise<Answer<"POST /v2/tokens/oauth">> {
  const now = context.now();
  return context.db.transaction(
    async (tx) => {
      const hash = hashToken(body.snsToken);
      const since = new Date(now.getTime() - SOCIAL_MS);
      const proof = await findProof(tx, { hash, snsType: body.snsType, userId: context.buyer.id, since });
      if (!proof) return refuse("SOCIAL_TOKEN_INVALID");
      const member = await findMember(tx, body.snsType, proof.subject);
      if (!member) {
        const isTaken = proof.email !== null && (await isEmailProven(tx, proof.email));
        return refuse(isTaken ? "SOCIAL_LINK_REQUIRED" : "SOCIAL_NOT_JOINED");
      }
      await useProof(tx, hash);
      await renewAccount(tx, body.snsType, proof);
      if (proof.email !== null && proof.is_email_verified) {
        await proveEmail(tx, member.user_id, proof.email, now);
      }
      return ok(
        await finishMemberSignIn(context, tx, {
          userId: member.user_id,
          userType: member.user_type,
          tokenType: "oauth",
          snsType: body.snsType,
          deviceId: body.deviceId,
        }),
      );
    },
    (result) => result.ok,
  );
}
