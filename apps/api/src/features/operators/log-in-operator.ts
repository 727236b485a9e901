import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { isFromAllowedNetwork } from "../../http/authentication/is-from-allowed-network.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { networkOf } from "../../http/limits/derive-limited-networks-of-address.ts";
import { isPassword } from "../../passwords/password-hash.ts";
import { addAction, addFailedTry } from "../operator-actions/operator-actions.repository.ts";
import { clearFailures, failTry } from "../sessions/login-failures.repository.ts";
import { beginOperatorPasswordAttempt } from "./begin-operator-password-attempt.ts";
import { issueOperatorToken } from "./issue-operator-token.ts";
import { findOperatorLogin, type LoginRow } from "./operators.repository.ts";
import { isSecondFactor, stepOfLogin } from "./second-factor/check-second-factor.ts";

type Said = Input<"POST /operator/v1/tokens">["body"];

/**
 * Exchanges email, password and a code of the second factor for a token valid for hours. Neither the reply nor its time
 * reveals which of them was wrong or whether the email exists. Failures are counted like those of shoppers, under a key
 * of their own.
 */
export async function logInOperator(
  { body }: Input<"POST /operator/v1/tokens">,
  context: Context,
): Promise<Answer<"POST /operator/v1/tokens">> {
  if (!(await isFromAllowedNetwork(context.db, context.address))) return refuse("NETWORK_NOT_ALLOWED");
  const email = body.email.trim().toLowerCase();
  const begun = await beginOperatorPasswordAttempt(context, email);
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

/** Uses up the code in the transaction that opens the session, so that one of two logins with one code succeeds. */
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
