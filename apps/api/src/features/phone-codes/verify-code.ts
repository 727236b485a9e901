import type { Input } from "@todayfruit/contract/all-calls";
import { normalizePhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { tryTypedCode } from "./try-typed-code.ts";

/** Verifies a code. Wrong, expired and never sent codes are refused alike. */
export async function verifyCode(
  { body }: Input<"PUT /v1/auth/verify">,
  context: BuyerContext,
): Promise<Answer<"PUT /v1/auth/verify">> {
  const phone = normalizePhone(body.phone);
  if (!phone.ok) return refuse("PHONE_INVALID");
  const isRight = await tryTypedCode(context.db, {
    phone: phone.value,
    purpose: body.purpose ?? "signUp",
    userId: context.buyer.id,
    code: body.verificationCode,
    secretKey: context.rules.secretKey,
    now: context.now(),
  });
  return isRight ? ok({ isVerified: true }) : refuse("CODE_WRONG");
}
