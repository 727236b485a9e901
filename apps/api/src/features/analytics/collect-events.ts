import type { Input } from "@todayfruit/contract/all-calls";
import { isMeasuredUserAgent } from "@todayfruit/domain/analytics/is-measured-user-agent";
import { redactPath } from "@todayfruit/domain/analytics/redact-path";
import { reduceReferrerToHost } from "@todayfruit/domain/analytics/reduce-referrer-to-host";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ok } from "@todayfruit/domain/result";
import { normalizeQueryForStorage } from "@todayfruit/domain/search/normalize-query-for-storage";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { addEvents, addSeconds, type NewEvent, saveGoogleClient } from "./events.repository.ts";

type Batch = Input<"POST /v1/events">["body"];

/**
 * Stores the events of one browser's pages, without network address, token or user agent. Events of bots and of
 * browsers inside a measuring SDK are dropped.
 */
export async function collectEvents(
  { body: batch }: Input<"POST /v1/events">,
  { db, now, userAgent, rules }: Context,
): Promise<Answer<"POST /v1/events">> {
  if (!isMeasuredUserAgent(userAgent)) return ok({});
  const at = now();
  if (batch.events.length > 0) {
    await addEvents(
      db,
      sourceOf(batch, rules.variant),
      batch.events.map((event) => newEvent(event, at)),
    );
  }
  if (batch.left.length > 0) await addSeconds(db, batch.session, batch.left);
  if (batch.google && rules.google !== null) await saveGoogleClient(db, batch.google, at);
  return ok({});
}

function sourceOf(batch: Batch, variant: string) {
  return {
    session: batch.session,
    visitor: batch.visitor,
    isComeback: batch.isComeback,
    platform: batch.platform,
    referrer: reduceReferrerToHost(batch.referrer ?? ""),
    utmSource: batch.utm_source ?? "",
    utmMedium: batch.utm_medium ?? "",
    utmCampaign: batch.utm_campaign ?? "",
    variant,
  };
}

function newEvent(event: Batch["events"][number], now: Date): NewEvent {
  const at = new Date(now.getTime() - event.age).toISOString();
  return {
    id: event.id,
    day: kstDateOf(at),
    at,
    name: event.name,
    path: redactPath(event.path),
    detail: detailOf(event),
    items: (event.items ?? []).map(({ item_id, price, quantity }) => ({
      productId: Number(item_id),
      price,
      quantity,
    })),
  };
}

/**
 * Returns the detail of an event. A search term may contain personal data: it is stored by the rule of searches, or not
 * at all.
 */
function detailOf({ search_term, method, content_type, item_id }: Batch["events"][number]): string {
  if (search_term !== undefined) return normalizeQueryForStorage(search_term)?.slice(0, 60) ?? "";
  return [method, content_type, item_id]
    .filter((word) => word !== undefined)
    .join(" ")
    .slice(0, 60);
}
