import type { Input } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind.ts";
import type { Context, SnsType } from "../../../http/context.ts";
import { dropUnlinked } from "./unlinks.repository.ts";

/** A provider's clock may be behind ours by this much. */
const SKEW_MS = 60_000;

/** Ends the link to an account that was unlinked at Kakao, told by POST. */
export function hearKakaoUnlinked(
  { body }: Input<"POST /v1/auth/social/kakaotalk/unlinked">,
  context: Context,
): Promise<Answer<"POST /v1/auth/social/kakaotalk/unlinked">> {
  return hearUnlinked(context, "kakaotalk", body);
}

/** Ends the link to an account that was unlinked at Kakao, told by GET. */
export function hearKakaoUnlinkedByQuery(
  { query }: Input<"GET /v1/auth/social/kakaotalk/unlinked">,
  context: Context,
): Promise<Answer<"GET /v1/auth/social/kakaotalk/unlinked">> {
  return hearUnlinked(context, "kakaotalk", query);
}

/** Ends the link to an account that was unlinked at Naver, which takes an empty object for its answer. */
export async function hearNaverUnlinked(
  { body }: Input<"POST /v1/auth/social/naver/unlinked">,
  context: Context,
): Promise<Answer<"POST /v1/auth/social/naver/unlinked">> {
  const heard = await hearUnlinked(context, "naver", body);
  return heard.ok ? ok({}) : heard;
}

/**
 * A provider says that somebody ended the link there, or their account. It ends here, too, with the sessions that began
 * by it; the member stays, with whatever else they log in with. The same notice twice, or of somebody unknown, is
 * answered as the first was; one that was sent before a link was made anew says nothing of that link.
 */
async function hearUnlinked(
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
