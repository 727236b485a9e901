import type { Input } from "@todayfruit/contract/all-calls";
import { normalizePhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { hashPassword } from "../../../passwords/password-hash.ts";
import { recordAndNotifyAccountChange } from "../../account-changes/record-and-notify-account-change.ts";
import { useProof } from "../../phone-codes/phone-codes.repository.ts";
import { tryTypedCode } from "../../phone-codes/try-typed-code.ts";
import { type ResetOwner, setPassword } from "../accounts.repository.ts";
import { unlinkAccounts } from "../social/unlinking/unlink-accounts.ts";
import { checkNewPassword } from "./check-new-password.ts";

/** Age below which a social link ends with the password, in ms. */
const NEW_LINK_MS = 7 * 86_400_000;

/**
 * Sets a new password for the member of a verified phone. Ends every session, and every social link of the last seven
 * days, through which an intruder could log in again. A number without a member gets the same answer.
 */
export async function resetPassword(
  { body }: Input<"PUT /v1/auth/reset-password">,
  context: BuyerContext,
): Promise<Answer<"PUT /v1/auth/reset-password">> {
  const phone = normalizePhone(body.phone);
  if (!phone.ok) return refuse("PHONE_INVALID");
  const password = checkNewPassword(body.newPassword, []);
  if (!password.ok) return refuse(password.code);
  const now = context.now();
  const userId = context.buyer.id;
  const proof = { phone: phone.value, purpose: "resetPassword", userId, now } as const;
  const { secretKey } = context.rules;
  const isRight = await tryTypedCode(context.db, { ...proof, code: body.verificationCode, secretKey });
  if (!isRight) return refuse("CODE_WRONG");

  const passwordHash = await hashPassword(password.value);
  const isUsed = await context.db.transaction(async (tx) => {
    if (!(await useProof(tx, proof))) return false;
    const owner = await setPassword(tx, { phone: phone.value, passwordHash, now });
    if (owner !== null) await endStrangersWays(context, tx, owner);
    return true;
  });
  return isUsed ? ok({ isReset: true }) : refuse("CODE_WRONG");
}

async function endStrangersWays(
  context: BuyerContext,
  tx: Tx,
  { id: userId, had_password: hadPassword }: ResetOwner,
): Promise<void> {
  await recordAndNotifyAccountChange(context, tx, { userId, kind: "password", values: { hadPassword } });
  const since = new Date(context.now().getTime() - NEW_LINK_MS);
  for (const { snsType, former } of await unlinkAccounts(context, tx, { userId, since })) {
    await recordAndNotifyAccountChange(context, tx, {
      userId,
      kind: `unlinked-${snsType}` as const,
      values: former,
    });
  }
}
