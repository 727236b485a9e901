import { checkEmail } from "@todayfruit/domain/accounts/email";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { BuyerContext } from "../../../http/context.ts";
import { networkOf } from "../../../http/limits/network-of.ts";
import { beginCounted, type CountedTry } from "../passwords/begin-counted.ts";
import { clearFailures, failTry } from "../passwords/login-failures.repository.ts";

/** An e-mail that is wanted, with the try that is counted for it. */
export type WantedEmail = { email: string; counted: CountedTry };

/**
 * A new e-mail, as it will be kept. Whether somebody else has it shows in the end by nothing but that it cannot be had,
 * so every try counts until one is right: nobody reads a list of members out of their own account.
 */
export async function wantedEmail(
  context: BuyerContext,
  typed: string | undefined,
): Promise<Result<WantedEmail | null, "EMAIL_INVALID" | "TOO_MANY_REQUESTS">> {
  if (typed === undefined) return ok(null);
  const email = checkEmail(typed);
  if (!email.ok) return refuse("EMAIL_INVALID");
  const counted = await beginCounted(context, `email\n${context.buyer.id}`);
  return counted ? ok({ email: email.value, counted }) : refuse("TOO_MANY_REQUESTS");
}

/** Ends the counted try: one that was right takes the failures with it. */
export async function endEmailTry(
  { db, address }: BuyerContext,
  { counted }: WantedEmail,
  isChanged: boolean,
): Promise<void> {
  if (isChanged) await clearFailures(db, counted);
  else await failTry(db, counted.id, networkOf(address));
}
