import { PAST_OPENINGS } from "@todayfruit/domain/waiting-rooms/estimate-minutes-to-turn";
import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { timedPricesOf } from "../catalog/prices/timed-prices-of-option.sql.ts";
import { SUMMARY_COLUMNS, SUMMARY_TABLES, type SummaryRow } from "../catalog/product-summary.sql.ts";

export type RoomRow = RowOf<typeof FIND>;

/** Columns of `waiting_room w` and `product_option option`, after those of the product's card. */
const FIND = statement(
  "find-waiting-room",
  `select ${SUMMARY_COLUMNS}, w.id as room_id, w.opens_at, w.units, w.per_person, w.is_cancelled, w.drawn_at, w.closed_at,
          w.last_bought, encode(w.seed_hash, 'hex') as seed_hash,
          case when w.drawn_at is not null then encode(w.seed, 'hex') end as seed,
          option.id as option_id, option.name as option_name, option.price as option_price, option.special_sale_price,
          ${timedPricesOf("option.id")} as option_timed_prices,
          past.last_numbers,
          (select jsonb_build_object('id', n.id, 'opensAt', n.opens_at)
             from waiting_room n
            where n.option_id = w.option_id and n.closed_at is null and not n.is_cancelled
              and (n.opens_at, n.id) > (w.opens_at, w.id)
            order by n.opens_at, n.id limit 1) as next
     from ${SUMMARY_TABLES}
     join product_option option on option.product_id = p.id
     join waiting_room w on w.option_id = option.id
    cross join lateral (
          select coalesce(array_agg(b.last_bought), '{}') as last_numbers
            from (select last_bought from waiting_room b
                   where b.option_id = w.option_id and b.last_bought is not null and (b.opens_at, b.id) < (w.opens_at, w.id)
                   order by b.opens_at desc, b.id desc limit ${PAST_OPENINGS}) b) past
    where w.id = $1 and p.status not in ('waiting', 'removed')`,
).narrow<SummaryRow & { last_numbers: number[]; next: { id: number; opensAt: string } | null }>();

/** Finds a waiting room with its product, the next one of its option and the last numbers of those before. */
export async function findRoom(db: Runner, id: number): Promise<RoomRow | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}
