import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { isGuessablePassword } from "../../passwords/is-guessable-password.ts";
import { hashPassword } from "../../passwords/password-hash.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { endOtherSessions } from "./add-and-end-operator-sessions.repository.ts";
import { setPassword } from "./operators.repository.ts";
import { reauthenticateOperator } from "./step-up/reauthenticate-operator.ts";

/**
 * Sets a new password for the operator, given the old one and a code of the second factor. Ends their other sessions
 * and clears the mark of an initial password.
 *
 * Refuses with PASSWORD_COMMON a widely used password, or the initial one again.
 */
export async function changePassword(
  { body }: Input<"PUT /operator/v1/me/password">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/me/password">> {
  const { operator, tokenHash, now } = context;
  const isSame = operator.mustChangePassword && body.newPassword === body.password;
  if (isSame || isGuessablePassword(body.newPassword, [operator.email, operator.name])) {
    return refuse("PASSWORD_COMMON");
  }
  const hash = await hashPassword(body.newPassword);
  const proven = await reauthenticateOperator(context, body, async (tx) => {
    await setPassword(tx, operator.id, hash);
    await endOtherSessions(tx, operator.id, tokenHash, now());
    await addAction(tx, context, {
      action: "operators.change-password",
      subject: `operator ${operator.id}`,
      before: null,
      after: null,
      reason: null,
    });
  });
  return proven.ok ? ok({}) : refuse(proven.code);
}
