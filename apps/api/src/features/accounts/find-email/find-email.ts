import type { Input } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { maskEmail } from "@todayfruit/domain/korean/mask-personal-data";
import { normalizePhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { useProof } from "../../phone-codes/phone-codes.repository.ts";
import { tryTypedCode } from "../../phone-codes/try-typed-code.ts";
import { listMembersOfPhone } from "./find-email.repository.ts";

/**
 * Finds the masked e-mails of the members who verified a number. Nothing is looked up before the code is verified. A
 * code to find an e-mail opens this once; a code to reset a password stays for the reset.
 */
export async function findEmail(
  { body }: Input<"POST /v1/auth/find-email">,
  { db, buyer, rules, now }: BuyerContext,
): Promise<Answer<"POST /v1/auth/find-email">> {
  const phone = normalizePhone(body.phone);
  if (!phone.ok) return refuse("PHONE_INVALID");
  const { purpose = "findEmail", verificationCode: code } = body;
  const proof = { phone: phone.value, purpose, userId: buyer.id, now: now() } as const;
  if (!(await tryTypedCode(db, { ...proof, code, secretKey: rules.secretKey }))) return refuse("CODE_WRONG");
  if (purpose === "findEmail" && !(await db.transaction((tx) => useProof(tx, proof)))) {
    return refuse("CODE_WRONG");
  }
  const members = await listMembersOfPhone(db, phone.value);
  return ok({
    accounts: members.map(({ email, user_type, created_at }) => ({
      email: maskEmail(email),
      userType: user_type,
      joinedOn: kstDateOf(created_at.toISOString()),
    })),
  });
}
