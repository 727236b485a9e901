import type { ConfirmPurpose } from "@todayfruit/contract/accounts/confirm-purposes";
import { SNS_TYPES } from "@todayfruit/contract/accounts/social-login.calls";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import { isConfirmed } from "../../../http/confirmation/identity-confirmation-token.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { useProof as usePhoneProof } from "../../phone-codes/phone-codes.repository.ts";
import { tryTypedCode } from "../../phone-codes/try-typed-code.ts";
import { verifyPasswordThrottled } from "../passwords/verify-password-throttled.ts";
import { type Credentials, findCredentials } from "../profile/profile-and-credentials.repository.ts";
import { findSocialLoginResult } from "../social/find-social-login-result.ts";
import { isOwnSocialAccount } from "../social/linking/own-social-account.policy.ts";
import { findMember, useProof } from "../social/social-logins-and-links.repository.ts";

/** Proof of the member's identity besides the session; one of these. */
export type Proof = {
  password?: string | undefined;
  snsToken?: string | undefined;
  /** Code sent to the member's verified phone. */
  verificationCode?: string | undefined;
};

type Refused = "PASSWORD_WRONG" | "LOGIN_BLOCKED" | "CODE_WRONG" | "CONFIRM_REQUIRED";
type ByBody = Omit<Proof, "verificationCode">;

/**
 * Confirms the member for every purpose that a call changes: by the confirmation in its header, valid for one purpose,
 * or by a proof in its body.
 *
 * @returns the first purpose that is missing with `CONFIRM_REQUIRED`
 */
export async function confirmMember(
  context: BuyerContext,
  purposes: readonly ConfirmPurpose[],
  said: ByBody,
): Promise<Result<true, Exclude<Refused, "CODE_WRONG">, RefusalDetail | undefined>> {
  const [purpose] = purposes.filter((each) => !isConfirmed(context, each));
  if (purpose === undefined) return ok(true);
  const proven = await proveMember(context, said);
  if (proven.ok) return proven;
  // A body carries no code, so a wrong one cannot be its answer.
  const code = proven.code === "CODE_WRONG" ? "CONFIRM_REQUIRED" : proven.code;
  return refuse(code, code === "CONFIRM_REQUIRED" ? { purpose } : undefined);
}

/**
 * Verifies a member by their password, a code to their phone or a linked social login; also for members without a
 * password.
 */
export async function proveMember(context: BuyerContext, said: Proof): Promise<Result<true, Refused>> {
  const member = await findCredentials(context.db, context.buyer.id);
  if (said.password !== undefined && member.password_hash !== null) {
    const tried = await verifyPasswordThrottled(
      context,
      member.email ?? "",
      said.password,
      async () => member,
    );
    return tried.ok ? ok(true) : tried;
  }
  if (said.verificationCode !== undefined) return proveByCode(context, member, said.verificationCode);
  const { snsToken } = said;
  if (snsToken === undefined) return refuse("CONFIRM_REQUIRED");
  const isBack = await context.db.transaction((tx) => cameBack(context, tx, snsToken));
  return isBack ? ok(true) : refuse("CONFIRM_REQUIRED");
}

async function proveByCode(
  { db, buyer, rules, now }: BuyerContext,
  { phone }: Credentials,
  code: string,
): Promise<Result<true, "CODE_WRONG">> {
  if (phone === null) return refuse("CODE_WRONG");
  const proof = { phone, purpose: "confirmMember", userId: buyer.id, now: now() } as const;
  const isRight = await tryTypedCode(db, { ...proof, code, secretKey: rules.secretKey });
  if (!isRight) return refuse("CODE_WRONG");
  return (await db.transaction((tx) => usePhoneProof(tx, proof))) ? ok(true) : refuse("CODE_WRONG");
}

async function cameBack(context: BuyerContext, tx: Tx, snsToken: string): Promise<boolean> {
  for (const snsType of SNS_TYPES) {
    const found = await findSocialLoginResult(context, tx, snsType, snsToken);
    if (!found) continue;
    await useProof(tx, found.hash);
    return isOwnSocialAccount(context.buyer, await findMember(tx, snsType, found.proof.subject));
  }
  return false;
}
