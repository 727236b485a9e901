import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import { findLogin } from "../accounts.repository.ts";
import { finishMemberSignIn } from "../sign-in/finish-member-sign-in.ts";
import { verifyPasswordThrottled } from "./verify-password-throttled.ts";

/**
 * Exchanges e-mail and password for a token. Neither the answer nor its duration nor throttling reveals whether an
 * account exists: failures of unknown e-mails are counted, too.
 */
export async function logIn(
  { body }: Input<"POST /v2/tokens">,
  context: Context,
): Promise<Answer<"POST /v2/tokens">> {
  const email = body.email.trim().toLowerCase();
  const found = await verifyPasswordThrottled(context, email, body.password, () =>
    findLogin(context.db, email),
  );
  if (!found.ok) return refuse(found.code === "PASSWORD_WRONG" ? "LOGIN_FAILED" : found.code);
  const login = found.value;
  const token = await context.db.transaction((tx) =>
    finishMemberSignIn(context, tx, {
      userId: login.id,
      userType: login.user_type,
      tokenType: "email",
      snsType: null,
      deviceId: body.deviceId,
    }),
  );
  return ok(token);
}
