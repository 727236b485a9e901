import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { networkOf } from "../../../http/limits/derive-limited-networks-of-address.ts";
import { isPassword } from "../../../passwords/password-hash.ts";
import { addFailedTry } from "../../operator-actions/operator-actions.repository.ts";
import { clearFailures, failTry } from "../../sessions/login-failures.repository.ts";
import { beginOperatorPasswordAttempt } from "../begin-operator-password-attempt.ts";
import { findOperatorLogin } from "../operators.repository.ts";
import { isSecondFactor, stepOfLogin } from "../second-factor/check-second-factor.ts";

type Proof = { password: string; code: string };

/**
 * Verifies the operator of a session by password and a code of the second factor, which is used up. Attempts count like
 * those of logins, and each failure is recorded in the trail.
 *
 * @param proven runs in the transaction that uses the code up
 */
export async function reauthenticateOperator(
  context: OperatorContext,
  { password, code }: Proof,
  proven: (tx: Tx) => Promise<void>,
): Promise<Result<true, "OPERATOR_PROOF_WRONG" | "LOGIN_BLOCKED", undefined>> {
  const { db, operator, now } = context;
  const begun = await beginOperatorPasswordAttempt(context, operator.email);
  if (begun === null) return refuse("LOGIN_BLOCKED");
  const login = await findOperatorLogin(db, operator.email);
  const isRight = await isPassword(login?.password_hash ?? null, password);
  const step = stepOfLogin(context, login, code);
  const isProven = await db.transaction(
    async (tx) => {
      if (!isRight || !(await isSecondFactor(tx, operator.id, { code, step, now: now() }))) return false;
      await proven(tx);
      return true;
    },
    (done) => done,
  );
  if (!isProven) {
    await failTry(db, begun.id, networkOf(context.address));
    await addFailedTry(db, context, { action: "operators.prove-failed", operatorId: operator.id });
    return refuse("OPERATOR_PROOF_WRONG");
  }
  await clearFailures(db, begun);
  return ok(true);
}
