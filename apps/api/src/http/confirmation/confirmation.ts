import { createHmac, timingSafeEqual } from "node:crypto";
import type { ConfirmPurpose } from "@todayfruit/contract/confirm-purposes";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { BuyerContext } from "../context.ts";

/** Seconds for which a confirmation is good. */
export const CONFIRMATION_SECONDS = 300;

/**
 * Writes a confirmation: when it ends, in ms since 1970, and an HMAC over that, the purpose, the member and the session.
 * Nothing is kept of it: it ends by itself, and with the session.
 */
export function writeConfirmation(context: BuyerContext, purpose: ConfirmPurpose): string {
  const endsAt = context.now().getTime() + CONFIRMATION_SECONDS * 1000;
  return `${endsAt}.${macOf(context, purpose, endsAt).toString("base64url")}`;
}

/** Checks that the confirmation beside the call was given to this session, for this purpose, at most five minutes ago. */
export function isConfirmed(context: BuyerContext, purpose: ConfirmPurpose): boolean {
  const said = /^(\d{13})\.([\w-]{43})$/.exec(context.confirmation ?? "");
  if (!said) return false;
  const endsAt = Number(said[1]);
  const isRight = timingSafeEqual(Buffer.from(said[2] ?? "", "base64url"), macOf(context, purpose, endsAt));
  return isRight && context.now().getTime() < endsAt;
}

/** Confirms the member of a session by the confirmation beside the call, which carries no other proof. */
export function confirmedBeside(
  context: BuyerContext,
  purpose: ConfirmPurpose,
): Result<true, "CONFIRM_REQUIRED", RefusalDetail> {
  return isConfirmed(context, purpose) ? ok(true) : refuse("CONFIRM_REQUIRED", { purpose });
}

function macOf({ buyer, tokenHash, rules }: BuyerContext, purpose: ConfirmPurpose, endsAt: number): Buffer {
  const session = Buffer.from(tokenHash ?? []).toString("hex");
  const about = ["confirmation", purpose, buyer.id, session, endsAt].join("\n");
  return createHmac("sha256", rules.secretKey).update(about).digest();
}
