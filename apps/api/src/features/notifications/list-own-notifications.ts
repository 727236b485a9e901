import type { Input } from "@todayfruit/contract/all-calls";
import { inboxBegins } from "@todayfruit/domain/messages/inbox-days";
import { ok } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../db/id-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { refuseBadCursor } from "../../http/input/refuse-bad-cursor.ts";
import { countNotifications, listNotifications, type NotificationRow } from "./notifications.repository.ts";

type List = Answer<"GET /v1/app-users/notification">;

/** Rows without `take`, as the list helper of the specification (§9) requests; the page requests 30. */
const DEFAULT_TAKE = 15;

/** Lists a member's notifications of the last 30 days, the newest first; two statements. */
export async function listOwnNotifications(
  { query }: Input<"GET /v1/app-users/notification">,
  { db, buyer, now }: BuyerContext,
): Promise<List> {
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuseBadCursor();
  const { listType, take = DEFAULT_TAKE } = query;
  const since = inboxBegins(now());
  const [rows, count] = await Promise.all([
    listNotifications(db, { userId: buyer.id, listType, before, since, take: take + 1 }),
    countNotifications(db, { userId: buyer.id, listType, since }),
  ]);
  const shown = rows.slice(0, take);
  return ok({
    list: shown.map(present),
    nextPage: nextIdCursor(rows, take),
    pageCount: Math.ceil(count / take),
  });
}

function present(row: NotificationRow) {
  return {
    id: String(row.id),
    kind: row.kind,
    title: row.title,
    body: row.body,
    href: row.href,
    image: row.image,
    produce: row.produce,
    isRead: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
  };
}
