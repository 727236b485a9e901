import { type RowOf, type Runner, statement } from "../../../db/database.ts";
import type { SummaryRow } from "../../catalog/product-summary.sql.ts";

const FACTS = statement(
  "list-waiting-room-facts",
  `select e.id, w.option_id is not null and w.option_id <> e."optionId" as is_moved,
          w.drawn_at is not null as is_drawn, w.closed_at is not null as is_closed,
          s.option_id is not null as is_counted,
          s.on_hand - s.reserved - coalesce((
            select sum(other.units - other.sold) from waiting_room other
             where other.option_id = e."optionId" and other.id <> e.id and other.closed_at is null and not other.is_cancelled), 0)::int as free,
          p.sale_type, p.coming_soon_at, p.limited_begin_at, p.limited_end_at
     from jsonb_to_recordset($1::jsonb) as e (id bigint, "optionId" bigint)
     left join waiting_room w on w.id = e.id
     left join product_option o on o.id = e."optionId" and o.status <> 'unlimited_stock_in'
     left join product p on p.id = o.product_id
     left join option_stock s on s.option_id = o.id`,
).narrow<
  { is_moved: boolean; is_drawn: boolean; is_closed: boolean; is_counted: boolean; free: number | null } & {
    [Column in "sale_type" | "coming_soon_at" | "limited_begin_at" | "limited_end_at"]:
      | SummaryRow[Column]
      | null;
  }
>();

export type RoomFactRow = RowOf<typeof FACTS>;

/** Lists for rooms as they will be how far they have come, and stock and sale of their options. */
export function listRoomFacts(
  db: Runner,
  rows: readonly { id: number; optionId: number }[],
): Promise<RoomFactRow[]> {
  return db.run(FACTS, [JSON.stringify(rows)]);
}
