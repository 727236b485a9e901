import type { Input } from "@todayfruit/contract/all-calls";
import { actsFor } from "@todayfruit/domain/privacy-log/describe-privacy-log-entry";
import { PRIVACY_LOG_DAYS, RECENT_DAYS } from "@todayfruit/domain/privacy-log/privacy-log-days";
import { ok } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../db/id-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { refuseBadCursor } from "../../http/input/refuse-bad-cursor.ts";
import { presentEntry } from "./privacy-log.presenter.ts";
import { countEntries, listEntries } from "./privacy-log.repository.ts";

const PAGE = 30;
const DAY_MS = 86_400_000;
const ACTORS_BY = { staff: ["staff", "system"], outside: ["farm", "carrier"], self: ["self"] } as const;

/** Shows a member who saw their data within a year, why, what and when, and their own acts; two statements. */
export async function showOwnPrivacyLog(
  { query = {} }: Input<"GET /v1/app-users/privacy-log">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/privacy-log">> {
  const { by, nextPage, take = PAGE } = query;
  const before = readIdCursor(nextPage);
  if (before === null) return refuseBadCursor();
  const ago = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const [rows, recent] = await Promise.all([
    listEntries(db, {
      userId: buyer.id,
      before,
      since: ago(PRIVACY_LOG_DAYS),
      actors: by === undefined ? null : ACTORS_BY[by],
      take: take + 1,
    }),
    countEntries(db, {
      userId: buyer.id,
      since: ago(RECENT_DAYS),
      delivery: actsFor("delivery"),
      inquiry: actsFor("inquiry"),
    }),
  ]);
  return ok({
    list: rows.slice(0, take).map(presentEntry),
    nextPage: nextIdCursor(rows, take),
    recent: { total: recent.total, forDelivery: recent.for_delivery, forInquiry: recent.for_inquiry },
  });
}
