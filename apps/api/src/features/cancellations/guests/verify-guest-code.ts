import type { GuestProof } from "@todayfruit/contract/cancellations/cancellations.calls";
import { normalizePhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import type { CodePurpose } from "@todayfruit/domain/phone-codes/phone-code-rules";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import type { ProvenGuest } from "../../orders/order.policy.ts";
import { tryTypedCode } from "../../phone-codes/try-typed-code.ts";

/**
 * Verifies the texted code of a guest for one purpose. Nothing is looked up before, so that a stranger cannot learn who
 * ordered.
 */
export async function verifyGuestCode(
  { db, buyer, rules, now }: BuyerContext,
  proof: Static<typeof GuestProof>,
  purpose: CodePurpose,
): Promise<Result<ProvenGuest, "PHONE_INVALID" | "CODE_WRONG", undefined>> {
  const phone = normalizePhone(proof.phone);
  if (!phone.ok) return refuse("PHONE_INVALID");
  const isRight = await tryTypedCode(db, {
    phone: phone.value,
    purpose,
    userId: buyer.id,
    code: proof.code,
    secretKey: rules.secretKey,
    now: now(),
  });
  return isRight ? ok({ name: proof.name.trim(), phone: phone.value }) : refuse("CODE_WRONG");
}
