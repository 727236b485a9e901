import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { hashToken } from "../../../../http/authentication/read-and-hash-bearer-token.ts";
import type { Answer } from "../../../../http/bind-calls.ts";
import { confirmedBeside } from "../../../../http/confirmation/identity-confirmation-token.ts";
import type { BuyerContext } from "../../../../http/handler-context-types.ts";
import { recordAndNotifyAccountChange } from "../../../account-changes/record-and-notify-account-change.ts";
import { proveEmail } from "../../emails/email-ownership.repository.ts";
import { SOCIAL_MS } from "../create-social-login-secret.ts";
import {
  findMember,
  findProof,
  linkAccount,
  listLinked,
  renewAccount,
  useProof,
} from "../social-logins-and-links.repository.ts";
import { isOwnSocialAccount } from "./own-social-account.policy.ts";

/** Links a provider's result to the logged-in member, who received it in this session or as a guest. */
export async function linkSocialAccount(
  { path, body }: Input<"POST /v1/app-users/social/{snsType}">,
  context: BuyerContext,
): Promise<Answer<"POST /v1/app-users/social/{snsType}">> {
  const confirmed = confirmedBeside(context, "linkLogin");
  if (!confirmed.ok) return confirmed;
  const { buyer, db } = context;
  const { snsType } = path;
  const now = context.now();
  return db.transaction(
    async (tx) => {
      const hash = hashToken(body.snsToken);
      const since = new Date(now.getTime() - SOCIAL_MS);
      const proof = await findProof(tx, { hash, snsType, userId: buyer.id, since });
      if (!proof) return refuse("SOCIAL_TOKEN_INVALID");
      await useProof(tx, hash);
      const isLinked = await linkAccount(tx, { snsType, proof, userId: buyer.id, now });
      if (!isLinked && !isOwnSocialAccount(buyer, await findMember(tx, snsType, proof.subject))) {
        return refuse("SOCIAL_TAKEN");
      }
      if (isLinked) {
        const kind = `linked-${snsType}` as const;
        await recordAndNotifyAccountChange(context, tx, {
          userId: buyer.id,
          kind,
          values: { subject: proof.subject },
        });
      } else await renewAccount(tx, snsType, proof);
      if (proof.email !== null && proof.is_email_verified) await proveEmail(tx, buyer.id, proof.email, now);
      return ok({ linked: (await listLinked(tx, buyer.id)).map((each) => each.sns_type) });
    },
    (result) => result.ok,
  );
}
