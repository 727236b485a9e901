import type { Input } from "@todayfruit/contract/all-calls";
import type { operatorCalls } from "@todayfruit/contract/calls/operator/operators";
import { isGuessable } from "@todayfruit/domain/accounts/password";
import { ok, refuse } from "@todayfruit/domain/result";
import { hashPassword, isPassword } from "../../db/password-hash.ts";
import type { Answer } from "../../http/bind.ts";
import type { OperatorContext } from "../../http/context.ts";
import { networkOf } from "../../http/limits/network-of.ts";
import { clearFailures, failTry } from "../accounts/passwords/login-failures.repository.ts";
import { addAction } from "./actions.repository.ts";
import { beginOperatorTry } from "./begin-operator-try.ts";
import { isSecondFactor, stepOfLogin } from "./check-second-factor.ts";
import { endOtherSessions } from "./operator-sessions.repository.ts";
import { findOperatorLogin, setPassword } from "./operators.repository.ts";

const NAME = "PUT /operator/v1/me/password";

/**
 * An operator sets another password, by the old one and a code of the second factor, counted as tries to log in are.
 * Whoever has a session of theirs elsewhere is out.
 */
export async function changePassword(
  context: OperatorContext,
  { body }: Input<typeof NAME>,
): Promise<Answer<(typeof operatorCalls)[typeof NAME]>> {
  const { db, operator, tokenHash, now } = context;
  // Twelve characters or more are no word that others try first; what is known of oneself may be.
  if (isGuessable(body.newPassword, () => false, [operator.email, operator.name])) {
    return refuse("PASSWORD_COMMON", undefined);
  }
  const begun = await beginOperatorTry(context, operator.email);
  if (begun === null) return refuse("LOGIN_BLOCKED", undefined);
  const login = await findOperatorLogin(db, operator.email);
  const isRight = await isPassword(login?.password_hash ?? null, body.password);
  const step = stepOfLogin(context, login, body.code);
  const hash = await hashPassword(body.newPassword);
  const isChanged = await db.transaction(
    async (tx) => {
      const factor = { code: body.code, step, now: now() };
      if (!isRight || !(await isSecondFactor(tx, operator.id, factor))) return false;
      await setPassword(tx, operator.id, hash);
      await endOtherSessions(tx, operator.id, tokenHash, now());
      await addAction(tx, context, {
        action: "operators.change-password",
        subject: `operator ${operator.id}`,
        before: null,
        after: null,
        reason: null,
      });
      return true;
    },
    (changed) => changed,
  );
  if (!isChanged) {
    await failTry(db, begun.id, networkOf(context.address));
    return refuse("OPERATOR_PROOF_WRONG", undefined);
  }
  await clearFailures(db, begun);
  return ok({});
}
