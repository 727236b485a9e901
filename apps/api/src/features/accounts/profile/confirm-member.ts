import { SNS_TYPES } from "@todayfruit/contract/calls/social";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { BuyerContext } from "../../../http/context.ts";
import { tryPassword } from "../passwords/try-password.ts";
import { findOwnProof } from "../social/find-own-proof.ts";
import { findMember, useProof } from "../social/social.repository.ts";
import type { Credentials } from "./profile.repository.ts";

type Said = { currentPassword?: string | undefined; snsToken?: string | undefined };

/**
 * Whether the member of a session is who asks: by their password, or, where they have none, by coming back from a
 * provider that they are linked with.
 */
export async function confirmMember(
  context: BuyerContext,
  member: Credentials,
  { currentPassword = "", snsToken = "" }: Said,
): Promise<Result<true, "PASSWORD_WRONG" | "LOGIN_BLOCKED" | "CONFIRM_REQUIRED">> {
  if (member.password_hash !== null) {
    const tried = await tryPassword(context, member.email ?? "", currentPassword, async () => member);
    return tried.ok ? ok(true) : tried;
  }
  const isBack = await context.db.transaction((tx) => cameBack(context, tx, snsToken));
  return isBack ? ok(true) : refuse("CONFIRM_REQUIRED");
}

async function cameBack(
  context: BuyerContext,
  tx: Parameters<typeof findOwnProof>[1],
  snsToken: string,
): Promise<boolean> {
  for (const snsType of SNS_TYPES) {
    const found = await findOwnProof(context, tx, snsType, snsToken);
    if (!found) continue;
    await useProof(tx, found.hash);
    return (await findMember(tx, snsType, found.proof.subject))?.user_id === context.buyer.id;
  }
  return false;
}
