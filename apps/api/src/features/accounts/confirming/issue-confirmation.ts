import type { Input } from "@todayfruit/contract/all-calls";
import type { profileCalls } from "@todayfruit/contract/calls/profile";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind.ts";
import { CONFIRMATION_SECONDS, writeConfirmation } from "../../../http/confirmation/confirmation.ts";
import type { BuyerContext } from "../../../http/context.ts";
import { proveMember } from "./confirm-member.ts";

const NAME = "POST /v1/app-users/confirmations";

/** Changes a proof of the member into a confirmation for one purpose. */
export async function issueConfirmation(
  context: BuyerContext,
  { body }: Input<typeof NAME>,
): Promise<Answer<(typeof profileCalls)[typeof NAME]>> {
  const proven = await proveMember(context, body);
  if (!proven.ok) return refuse(proven.code, undefined);
  const confirmation = writeConfirmation(context, body.purpose);
  return ok({ confirmation, expiresInSeconds: CONFIRMATION_SECONDS });
}
