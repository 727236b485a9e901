import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import {
  CONFIRMATION_SECONDS,
  writeConfirmation,
} from "../../../http/confirmation/identity-confirmation-token.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { proveMember } from "./confirm-member.ts";

/** Exchanges a proof of the member for a confirmation of one purpose. */
export async function issueConfirmation(
  { body }: Input<"POST /v1/app-users/confirmations">,
  context: BuyerContext,
): Promise<Answer<"POST /v1/app-users/confirmations">> {
  const proven = await proveMember(context, body);
  if (!proven.ok) return refuse(proven.code);
  const confirmation = writeConfirmation(context, body.purpose);
  return ok({ confirmation, expiresInSeconds: CONFIRMATION_SECONDS });
}
