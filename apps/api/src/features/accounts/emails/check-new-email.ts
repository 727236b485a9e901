import { checkEmail } from "@todayfruit/domain/accounts/email";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { BuyerContext } from "../../../http/context.ts";
import { networkOf } from "../../../http/limits/network-of.ts";
import { clearFailures, failTry } from "../../sessions/login-failures.repository.ts";
import { beginCounted, type CountedTry } from "../passwords/begin-attempt.ts";

/** Requested e-mail with its counted attempt. */
export type WantedEmail = { email: string; counted: CountedTry };

/**
 * Validates a new e-mail and returns it as stored. A refusal reveals that an e-mail is taken, so every attempt counts
 * until one succeeds: an account cannot be used to enumerate members.
 */
export async function checkNewEmail(
  context: BuyerContext,
  typed: string | undefined,
): Promise<Result<WantedEmail | null, "EMAIL_INVALID" | "TOO_MANY_REQUESTS">> {
  if (typed === undefined) return ok(null);
  const email = checkEmail(typed);
  if (!email.ok) return refuse("EMAIL_INVALID");
  const counted = await beginCounted(context, `email\n${context.buyer.id}`);
  return counted ? ok({ email: email.value, counted }) : refuse("TOO_MANY_REQUESTS");
}

/** Ends the counted attempt; a success clears the failures. */
export async function endEmailTry(
  { db, address }: BuyerContext,
  { counted }: WantedEmail,
  isChanged: boolean,
): Promise<void> {
  if (isChanged) await clearFailures(db, counted);
  else await failTry(db, counted.id, networkOf(address));
}
