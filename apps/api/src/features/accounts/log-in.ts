import { verify } from "@node-rs/argon2";
import type { Input } from "@todayfruit/contract/all-calls";
import type { authCalls } from "@todayfruit/contract/calls/auth";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind.ts";
import type { Context } from "../../http/context.ts";
import { findLogin } from "./accounts.repository.ts";
import { becomeMember } from "./become-member.ts";
import { issueMemberToken } from "./issue-token.ts";

/** Checked when the e-mail is unknown, so that an answer takes as long whether or not somebody has it. */
const NOBODY =
  "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$7cZ7XHNs1uV9Ft8Yp8cWlIYbO8B1qkK2Gv1T0bqL1mI";

/** E-mail and password for a token; the cart and the order form of the guest who logs in go with them. */
export async function logIn(
  context: Context,
  { body }: Input<"POST /v2/tokens">,
): Promise<Answer<(typeof authCalls)["POST /v2/tokens"]>> {
  const login = await findLogin(context.db, body.email.trim().toLowerCase());
  const isRight = await verify(login?.password_hash ?? NOBODY, body.password);
  if (!login || !isRight) return refuse("LOGIN_FAILED", undefined);

  const guest = context.buyer?.userType === "guest" ? context.buyer : null;
  const token = await context.db.transaction(async (tx) => {
    if (guest) await becomeMember(tx, guest.id, login.id, context.now());
    return issueMemberToken(context, tx, { userId: login.id, deviceId: body.deviceId });
  });
  return ok(token);
}
