import type { GuestProof } from "@todayfruit/contract/calls/buy/withdrawals";
import { normalizePhone } from "@todayfruit/domain/korean/phone";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import type { BuyerContext } from "../../../../http/context.ts";
import type { ProvenGuest } from "../../../orders/order-access.ts";
import { isRightCode, type Purpose } from "../../../phone-codes/phone-codes.repository.ts";

/**
 * Whether the code to a number is right, for one purpose. Before it is, nothing is looked up, so that a stranger learns
 * nothing of who ordered.
 */
export async function proveGuest(
  { db, buyer, rules, now }: BuyerContext,
  proof: Static<typeof GuestProof>,
  purpose: Purpose,
): Promise<Result<ProvenGuest, "PHONE_INVALID" | "CODE_WRONG", undefined>> {
  const phone = normalizePhone(proof.phone);
  if (!phone.ok) return refuse("PHONE_INVALID");
  const isRight = await isRightCode(db, {
    phone: phone.value,
    purpose,
    userId: buyer.id,
    code: proof.code,
    secretKey: rules.secretKey,
    now: now(),
  });
  return isRight ? ok({ name: proof.name.trim(), phone: phone.value }) : refuse("CODE_WRONG");
}
