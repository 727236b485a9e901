import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { isCommonPassword } from "../../db/is-common-password.ts";
import { hashPassword } from "../../db/password-hash.ts";
import type { Answer } from "../../http/bind.ts";
import type { OperatorContext } from "../../http/context.ts";
import { addAction } from "./actions.repository.ts";
import { endOtherSessions } from "./operator-sessions.repository.ts";
import { setPassword } from "./operators.repository.ts";
import { proveOperator } from "./step-up/prove-operator.ts";

/**
 * Sets another password of the operator, by the old one and a code of the second factor. Their other sessions end, and a
 * password that somebody else chose is one no longer.
 *
 * Refuses PASSWORD_COMMON a password that others try first, or the initial one again.
 */
export async function changePassword(
  { body }: Input<"PUT /operator/v1/me/password">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/me/password">> {
  const { operator, tokenHash, now } = context;
  const isSame = operator.mustChangePassword && body.newPassword === body.password;
  if (isSame || isCommonPassword(body.newPassword, [operator.email, operator.name])) {
    return refuse("PASSWORD_COMMON");
  }
  const hash = await hashPassword(body.newPassword);
  const proven = await proveOperator(context, body, async (tx) => {
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
