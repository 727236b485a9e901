import type { Input } from "@todayfruit/contract/all-calls";
import { normalizePhone } from "@todayfruit/domain/korean/phone";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind.ts";
import type { BuyerContext } from "../../http/context.ts";
import { isRightCode } from "./phone-codes.repository.ts";

/** Whether a code is right. A wrong, an old and a never sent one get the same answer. */
export async function verifyCode(
  { body }: Input<"PUT /v1/auth/verify">,
  context: BuyerContext,
): Promise<Answer<"PUT /v1/auth/verify">> {
  const phone = normalizePhone(body.phone);
  if (!phone.ok) return refuse("PHONE_INVALID");
  const isRight = await isRightCode(context.db, {
    phone: phone.value,
    purpose: body.purpose ?? "signUp",
    userId: context.buyer.id,
    code: body.verificationCode,
    secretKey: context.rules.secretKey,
    now: context.now(),
  });
  return isRight ? ok({ isVerified: true }) : refuse("CODE_WRONG");
}
