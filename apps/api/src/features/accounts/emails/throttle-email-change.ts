import { normalizeEmail } from "@todayfruit/domain/accounts/normalize-email";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { networkOf } from "../../../http/limits/derive-limited-networks-of-address.ts";
import { clearFailures, failTry } from "../../sessions/login-failures.repository.ts";
import { beginThrottledAttempt, type CountedTry } from "../passwords/begin-throttled-attempt.ts";

/** Requested e-mail with its counted attempt. */
export type WantedEmail = { email: string; counted: CountedTry };

/**
 * Counts an attempt to change the e-mail, and returns the new one as stored; refuses after too many attempts. A later
 * refusal reveals that an e-mail is taken, so every attempt counts until one succeeds: an account cannot be used to
 * enumerate members.
 */
export async function throttleEmailChange(
  context: BuyerContext,
  typed: string | undefined,
): Promise<Result<WantedEmail | null, "EMAIL_INVALID" | "TOO_MANY_REQUESTS">> {
  if (typed === undefined) return ok(null);
  const email = normalizeEmail(typed);
  if (!email.ok) return refuse("EMAIL_INVALID");
  const counted = await beginThrottledAttempt(context, `email\n${context.buyer.id}`);
  return counted ? ok({ email: email.value, counted }) : refuse("TOO_MANY_REQUESTS");
}

/** Ends the counted attempt; a success clears the failures. */
export async function endEmailChange(
  { db, address }: BuyerContext,
  { counted }: WantedEmail,
  isChanged: boolean,
): Promise<void> {
  if (isChanged) await clearFailures(db, counted);
  else await failTry(db, counted.id, networkOf(address));
}
