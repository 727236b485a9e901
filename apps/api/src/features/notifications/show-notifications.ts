import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind.ts";
import type { BuyerContext } from "../../http/context.ts";
import { badCursor } from "../../http/input/bad-cursor.ts";
import {
  countNotifications,
  listNotifications,
  type NotificationRow,
  readNotifications,
} from "./notifications.repository.ts";

type List = Answer<"GET /v1/app-users/notification">;

const DEFAULT_TAKE = 30;
/** The last id that the database can give. */
const BEYOND = "9223372036854775807";

/** A list of what the member was told, the latest first; two statements. */
export async function showNotifications(
  { query }: Input<"GET /v1/app-users/notification">,
  { db, buyer }: BuyerContext,
): Promise<List> {
  const before = query.nextPage ?? BEYOND;
  if (!/^[1-9]\d{0,17}$/.test(before) && before !== BEYOND) return badCursor();
  const { listType, take = DEFAULT_TAKE } = query;
  const [rows, count] = await Promise.all([
    listNotifications(db, { userId: buyer.id, listType, before, take: take + 1 }),
    countNotifications(db, buyer.id, listType),
  ]);
  const shown = rows.slice(0, take);
  return ok({
    list: shown.map(present),
    nextPage: rows.length > take ? (shown.at(-1)?.id ?? null) : null,
    pageCount: Math.ceil(count / take),
  });
}

function present(row: NotificationRow) {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    body: row.body,
    href: row.href,
    isRead: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
  };
}

/** The member has seen a list; one statement. */
export async function seeNotifications(
  { body }: Input<"PUT /v1/app-users/notification/read">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"PUT /v1/app-users/notification/read">> {
  return ok({ newTodayfruitNotification: await readNotifications(db, buyer.id, body.listType, now()) });
}
