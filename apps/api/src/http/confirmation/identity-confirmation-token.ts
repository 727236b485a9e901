import type { ConfirmPurpose } from "@todayfruit/contract/accounts/confirm-purposes";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { BuyerContext } from "../handler-context-types.ts";
import { isTimedMac, writeTimedMac } from "./timed-mac.ts";

/** Validity of a confirmation in seconds. */
export const CONFIRMATION_SECONDS = 300;

/** Signs a confirmation of one purpose for this member and session; valid for five minutes. */
export function writeConfirmation(context: BuyerContext, purpose: ConfirmPurpose): string {
  return writeTimedMac(subjectOf(context, purpose), CONFIRMATION_SECONDS);
}

/** Checks that the confirmation beside the call was given to this session, for this purpose, at most five minutes ago. */
export function isConfirmed(context: BuyerContext, purpose: ConfirmPurpose): boolean {
  return isTimedMac(context.confirmation, subjectOf(context, purpose));
}

/** Confirms the member of a session by the confirmation beside the call, which carries no other proof. */
export function confirmedBeside(
  context: BuyerContext,
  purpose: ConfirmPurpose,
): Result<true, "CONFIRM_REQUIRED", RefusalDetail> {
  return isConfirmed(context, purpose) ? ok(true) : refuse("CONFIRM_REQUIRED", { purpose });
}

function subjectOf({ buyer, tokenHash, rules, now }: BuyerContext, purpose: ConfirmPurpose) {
  const session = Buffer.from(tokenHash ?? []).toString("hex");
  return { secretKey: rules.secretKey, about: ["confirmation", purpose, buyer.id, session], now: now() };
}
