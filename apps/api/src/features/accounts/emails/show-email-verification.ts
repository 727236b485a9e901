import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { findCredentials } from "../profile/profile-and-credentials.repository.ts";

/** Returns whether the member's e-mail is verified. */
export async function showEmailVerification(
  _input: Input<"GET /v1/app-users/email-proofs">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/email-proofs">> {
  const { email_verified_at: provenAt } = await findCredentials(db, buyer.id);
  return ok({ isProven: provenAt !== null });
}
