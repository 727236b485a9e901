import { type RowOf, type Runner, statement } from "../../db/database.ts";

export type NoticeRow = RowOf<typeof LIST_NOTICES>;

const LIST_NOTICES = statement(
  "list-notices",
  `select id, type, title, contents, is_pinned, created_at from notice
    where created_at <= $1
    order by is_pinned desc, created_at desc, id desc
    offset $2 limit $3`,
);

/** Lists notices by page number, as the specification requires; the list is short and stable. */
export function listNoticeRows(db: Runner, now: Date, skip: number, take: number): Promise<NoticeRow[]> {
  return db.run(LIST_NOTICES, [now, skip, take]);
}
