import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Context, SnsType } from "../../../http/context.ts";
import { dropUnlinked } from "./unlinks.repository.ts";

/** A provider's clock may be behind ours by this much. */
const SKEW_MS = 60_000;

/**
 * A provider says that somebody ended the link there, or their account. It ends here, too, with the sessions that began
 * by it; the member stays, with whatever else they log in with. The same notice twice, or of somebody unknown, is
 * answered as the first was; one that was sent before a link was made anew says nothing of that link.
 */
export async function hearUnlinked(
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
