import { hash } from "@node-rs/argon2";
import type { Input } from "@todayfruit/contract/all-calls";
import type { authCalls } from "@todayfruit/contract/calls/auth";
import { checkEmail } from "@todayfruit/domain/accounts/email";
import { checkName } from "@todayfruit/domain/accounts/name";
import { checkPassword } from "@todayfruit/domain/accounts/password";
import { normalizePhone } from "@todayfruit/domain/korean/phone";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind.ts";
import type { Context } from "../../http/context.ts";
import { addMember } from "./accounts.repository.ts";
import { becomeMember } from "./become-member.ts";
import { issueMemberToken } from "./issue-token.ts";

/** OWASP's argon2id minimum: 19 MiB, 2 passes, 1 lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A new e-mail member, signed in at once with what they had as a guest. */
export async function signUp(
  context: Context,
  { body }: Input<"POST /v2/tokens/sign-up">,
): Promise<Answer<(typeof authCalls)["POST /v2/tokens/sign-up"]>> {
  if (body.userType !== "email") return refuse("SIGN_UP_KIND_NOT_AVAILABLE", undefined);
  const email = checkEmail(body.email);
  if (!email.ok) return refuse("EMAIL_INVALID", undefined);
  const password = checkPassword(body.password);
  if (!password.ok) return refuse("PASSWORD_TOO_WEAK", undefined);
  const name = checkName(body.name);
  if (!name.ok) return refuse("NAME_INVALID", undefined);
  const phone = normalizePhone(body.phone);
  if (!phone.ok) return refuse("PHONE_INVALID", undefined);

  const passwordHash = await hash(password.value, ARGON2);
  const guest = context.buyer?.userType === "guest" ? context.buyer : null;
  const token = await context.db.transaction(async (tx) => {
    const userId = await addMember(tx, {
      email: email.value,
      passwordHash,
      name: name.value,
      phone: phone.value,
      settings: {
        clientCenterReplyAlarm: body.userSettings?.clientCenterReplyAlarm ?? true,
        orderDeliveryAlarm: body.userSettings?.orderDeliveryAlarm ?? true,
        advertisingAlarm: body.userSettings?.advertisingAlarm ?? false,
        advertisingPromotion: body.userSettings?.advertisingPromotion ?? false,
      },
      now: context.now(),
    });
    if (userId === null) return null;
    if (guest) await becomeMember(tx, guest.id, userId, context.now());
    return issueMemberToken(context, tx, { userId, deviceId: body.deviceId });
  });
  return token ? ok(token) : refuse("EMAIL_TAKEN", undefined);
}
