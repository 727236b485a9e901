import type { Input } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context, SnsType } from "../../../http/handler-context-types.ts";
import { dropUnlinked } from "./unlinking/unlinks.repository.ts";

/** Tolerance for a provider's slow clock, in ms. */
const SKEW_MS = 60_000;

/** Ends the link to an account unlinked at Kakao, notified by POST. */
export function receiveKakaoUnlinkWebhook(
  { body }: Input<"POST /v1/auth/social/kakaotalk/unlinked">,
  context: Context,
): Promise<Answer<"POST /v1/auth/social/kakaotalk/unlinked">> {
  return handleUnlinkWebhook(context, "kakaotalk", body);
}

/** Ends the link to an account unlinked at Kakao, notified by GET. */
export function receiveKakaoUnlinkWebhookByQuery(
  { query }: Input<"GET /v1/auth/social/kakaotalk/unlinked">,
  context: Context,
): Promise<Answer<"GET /v1/auth/social/kakaotalk/unlinked">> {
  return handleUnlinkWebhook(context, "kakaotalk", query);
}

/** Ends the link to an account unlinked at Naver, which expects an empty object as reply. */
export async function receiveNaverUnlinkWebhook(
  { body }: Input<"POST /v1/auth/social/naver/unlinked">,
  context: Context,
): Promise<Answer<"POST /v1/auth/social/naver/unlinked">> {
  const handled = await handleUnlinkWebhook(context, "naver", body);
  return handled.ok ? ok({}) : handled;
}

/**
 * Handles a provider's notice that a person ended the link or their account there. Ends the link and the sessions begun
 * by it; the member and other logins stay. A repeated notice, or one about an unknown person, gets the same answer; one
 * sent before the link was made again is ignored.
 */
async function handleUnlinkWebhook(
  context: Context,
  snsType: SnsType,
  fields: Readonly<Record<string, string>>,
): Promise<Result<{ accepted: true }, "NOTICE_NOT_GENUINE", undefined>> {
  const { authorization, db, log, social } = context;
  const now = context.now();
  const notice = social[snsType].readUnlinkNotice({ authorization, fields });
  if (notice.kind === "forged") {
    log.warn("unlink notice not genuine", { code: snsType });
    return refuse("NOTICE_NOT_GENUINE");
  }
  const linkedUntil = notice.at ? new Date(notice.at.getTime() + SKEW_MS) : now;
  await dropUnlinked(db, { snsType, subject: notice.subject, linkedUntil, now });
  return ok({ accepted: true });
}
