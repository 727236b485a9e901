import { type RowOf, type Runner, statement } from "../../db/database.ts";

export type PopupRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-shown-popups",
  `select id, title, text, image, image_alt, href, end_at from popup
    where $1 = any(variants) and begin_at <= $2 and end_at > $2
    order by begin_at desc, id desc
    limit $3`,
);

/** Lists the popups of a variant at an instant, the newest first. */
export function listShownPopups(
  db: Runner,
  { variant, at, take }: { variant: string; at: Date; take: number },
): Promise<PopupRow[]> {
  return db.run(LIST, [variant, at, take]);
}
