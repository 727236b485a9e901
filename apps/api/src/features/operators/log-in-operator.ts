import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { isPassword } from "../../db/password-hash.ts";
import type { Answer } from "../../http/bind.ts";
import type { Context, OperatorContext } from "../../http/context.ts";
import { networkOf } from "../../http/limits/network-of.ts";
import { clearFailures, failTry } from "../accounts/passwords/login-failures.repository.ts";
import { addAction, addFailedTry } from "./actions.repository.ts";
import { beginOperatorTry } from "./begin-operator-try.ts";
import { isSecondFactor, stepOfLogin } from "./check-second-factor.ts";
import { issueOperatorToken } from "./issue-operator-token.ts";
import { revokeOperatorToken } from "./operator-sessions.repository.ts";
import { findOperatorLogin, type LoginRow } from "./operators.repository.ts";

type Said = Input<"POST /operator/v1/tokens">["body"];

/**
 * E-mail, password and a code of the second factor for a token of hours. Which of them was wrong, and whether anybody
 * has the e-mail, cannot be told from the answer nor from its time. Failures are counted as those of shoppers, under a
 * key of their own.
 */
export async function logInOperator(
  { body }: Input<"POST /operator/v1/tokens">,
  context: Context,
): Promise<Answer<"POST /operator/v1/tokens">> {
  const email = body.email.trim().toLowerCase();
  const begun = await beginOperatorTry(context, email);
  if (begun === null) return refuse("LOGIN_BLOCKED");
  const login = await findOperatorLogin(context.db, email);
  const isRight = await isPassword(login?.password_hash ?? null, body.password);
  const step = stepOfLogin(context, login, body.code);
  const token = login && isRight ? await open(context, login, body, step) : null;
  if (!token) {
    await failTry(context.db, begun.id, networkOf(context.address));
    await addFailedTry(context.db, context, {
      action: "operators.log-in-failed",
      operatorId: login?.id ?? null,
    });
    return refuse("OPERATOR_LOGIN_FAILED");
  }
  await clearFailures(context.db, begun);
  return ok(token);
}

/** The second factor is used up in the transaction that opens the session: of two with one code, one gets in. */
function open(context: Context, login: LoginRow, { code }: Said, step: number | null) {
  return context.db.transaction(
    async (tx) => {
      if (!(await isSecondFactor(tx, login.id, { code, step, now: context.now() }))) return null;
      const { operator, ...token } = await issueOperatorToken(context, tx, login.id, "login");
      const actor = { ...context, operator };
      const way = step === null ? "recovery code" : "authenticator";
      await addAction(tx, actor, {
        action: "operators.log-in",
        subject: `operator ${login.id}`,
        before: null,
        after: { way },
        reason: null,
      });
      return { ...token, mustChangePassword: operator.mustChangePassword };
    },
    (token) => token !== null,
  );
}

/** Ends the token of an operator. */
export async function logOutOperator(
  _input: Input<"DELETE /operator/v1/tokens">,
  { db, tokenHash, now }: OperatorContext,
): Promise<Answer<"DELETE /operator/v1/tokens">> {
  if (tokenHash) await revokeOperatorToken(db, tokenHash, now());
  return ok({});
}
