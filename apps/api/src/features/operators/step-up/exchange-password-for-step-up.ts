import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import { CONFIRMATION_SECONDS } from "../../../http/confirmation/identity-confirmation-token.ts";
import { writeStepUp } from "../../../http/confirmation/step-up-token.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { reauthenticateOperator } from "./reauthenticate-operator.ts";

/**
 * Exchanges an operator's password and code for a confirmation of five minutes, for calls that a session alone may not
 * make.
 */
export async function exchangePasswordForStepUp(
  { body }: Input<"POST /operator/v1/step-ups">,
  context: OperatorContext,
): Promise<Answer<"POST /operator/v1/step-ups">> {
  const { operator } = context;
  const proven = await reauthenticateOperator(context, body, (tx) =>
    addAction(tx, context, {
      action: "operators.step-up",
      subject: `operator ${operator.id}`,
      before: null,
      after: null,
      reason: null,
    }),
  );
  if (!proven.ok) return refuse(proven.code);
  return ok({ confirmation: writeStepUp(context, operator.id), expiresInSeconds: CONFIRMATION_SECONDS });
}
