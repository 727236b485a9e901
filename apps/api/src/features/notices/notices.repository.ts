import { type Runner, statement } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

export type NoticeRow = Tables["notice"];

const LIST_NOTICES = statement<[now: Date, skip: number, take: number], NoticeRow>(
  "list-notices",
  `select id, type, title, contents, is_pinned, created_at from notice
    where created_at <= $1
    order by is_pinned desc, created_at desc, id desc
    offset $2 limit $3`,
);

/** Notices by page number, as the specification asks: a board is short, and nothing on it moves. */
export function listNoticeRows(db: Runner, now: Date, skip: number, take: number): Promise<NoticeRow[]> {
  return db.run(LIST_NOTICES, [now, skip, take]);
}
