import type { Input } from "@todayfruit/contract/all-calls";
import { normalizePhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import {
  CODE_SECONDS,
  type CodePurpose,
  canSendCode,
  codeOf,
  codeText,
  countedSince,
  RESEND_SECONDS,
} from "@todayfruit/domain/phone-codes/phone-code-rules";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { networkOf } from "../../http/limits/derive-limited-networks-of-address.ts";
import { hashPhoneCode } from "./hash-phone-code.ts";
import { addCode, countSent, dropCode, lockPhone } from "./phone-codes.repository.ts";
import { takeCodeText, takeTextOfSite } from "./take-sms-from-daily-limits.ts";

const RANDOM_BYTES = 8;

/**
 * Sends a code to a phone. The reply does not reveal whether the number has an account; a text refused by the provider
 * counts towards no limit. Refuses when the whole shop's daily limit is used up.
 */
export async function sendCode(
  { body }: Input<"POST /v1/auth/phone">,
  context: BuyerContext,
): Promise<Answer<"POST /v1/auth/phone">> {
  const phone = normalizePhone(body.phone);
  if (!phone.ok) return refuse("PHONE_INVALID");
  const purpose = body.purpose ?? "unspecified";
  const code = codeOf(context.randomBytes(RANDOM_BYTES));
  const kept = await context.db.transaction(
    (tx) => keep(context, tx, { phone: phone.value, purpose, code }),
    (result) => result.ok,
  );
  if (!kept.ok) return kept;

  if (!(await takeTextOfSite(context, context.address))) {
    await dropCode(context.db, kept.value);
    return refuse("CODE_LIMIT");
  }
  if (!(await takeCodeText(context))) {
    await dropCode(context.db, kept.value);
    context.log.error("code not sent", { code: "CODE_TEXTS_A_DAY" });
    return refuse("MESSAGE_NOT_SENT");
  }
  const { shopName, publicUrl } = context.rules;
  const text = codeText({ shopName, host: new URL(publicUrl).hostname, purpose, code });
  const sent = await context.messages.sendText({ to: phone.value, text });
  if (sent.kind === "failed") {
    await dropCode(context.db, kept.value);
    context.log.warn("code not sent", { code: sent.reason });
    return refuse("MESSAGE_NOT_SENT");
  }
  return ok({ expiresInSeconds: CODE_SECONDS, resendAfterSeconds: RESEND_SECONDS });
}

type Wanted = { phone: string; purpose: CodePurpose; code: string };

async function keep(
  context: BuyerContext,
  tx: Parameters<typeof addCode>[0],
  { phone, purpose, code }: Wanted,
) {
  const now = context.now();
  const { buyer, rules } = context;
  const network = networkOf(context.address);
  await lockPhone(tx, phone);
  const since = new Date(countedSince(now.getTime()));
  const sent = await countSent(tx, { phone, network, userId: buyer.id, since });
  const allowed = canSendCode(
    {
      byPhone: sent.by_phone.map((at) => at.getTime()),
      byAddress: sent.by_network,
      byDevice: sent.by_device,
    },
    now.getTime(),
  );
  if (!allowed.ok) return refuse(allowed.code);
  const id = await addCode(tx, {
    phone,
    purpose,
    codeHash: hashPhoneCode(rules.secretKey, phone, purpose, code),
    userId: buyer.id,
    network,
    now,
    expiresAt: new Date(now.getTime() + CODE_SECONDS * 1000),
  });
  return ok(id);
}
