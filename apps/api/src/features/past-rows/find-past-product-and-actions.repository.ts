import { type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

/** Row before one of its changes: `value` is null when there was none. */
type PastRow = { table: string; key: string; until: string; value: object | null };
type LiveRow = { table: string; key: string; value: object };

/** Rows of a product: those of today, and of each the changes next to the instant on both sides. */
export type ProductRows = { since: Date; past: PastRow[]; live: LiveRow[] };

/** Past rows of the tables and parents in `scope`, for each row the changes next to the instant `$2`. */
const NEXT_TO_INSTANT = (side: "before" | "after") => {
  const [comparison, order] = side === "after" ? [">", "asc"] : ["<=", "desc"];
  return `(
     select distinct on (h.table_name, h.row_key) h.table_name, h.row_key, h.until, h.id, ${side === "after" ? "h.value" : "null::jsonb as value"}
       from scope s join past_row h on h.table_name = s.table_name and h.parent_id = s.parent_id
      where h.until ${comparison} $2
      order by h.table_name, h.row_key, h.until ${order}, h.id ${order})
    union all (
     select distinct on (h.option_id) 'option_stock', h.option_id::text, h.until, h.id,
            case when h.remaining is not null then jsonb_build_object('option_id', h.option_id, 'remaining', h.remaining) end
       from own_option o join past_stock h on h.option_id = o.id
      where h.until ${comparison} $2
      order by h.option_id, h.until ${order}, h.id ${order})`;
};

const FIND = statement(
  "find-product-rows-as-of",
  `with own_option as (
     select id from product_option where product_id = $1
      union
     select row_key::bigint from past_row where table_name = 'product_option' and parent_id = $1
   ), farm as (
     select coalesce((select (value ->> 'distributor_id')::bigint from past_row
                       where table_name = 'product' and parent_id = $1 and until > $2 order by until, id limit 1),
                     (select distributor_id from product where id = $1)) as id
   ), scope (table_name, parent_id) as (
     values ('product', $1::bigint), ('product_option', $1), ('closed_day', 0), ('carrier', 0), ('transit_days', 0)
      union all select 'timed_price', id from own_option
      union all select t.name, id from farm, (values ('distributor'), ('arrival_count')) t (name)
   ), past as (
     ${NEXT_TO_INSTANT("before")} union all ${NEXT_TO_INSTANT("after")}
   ), live (table_name, row_key, value) as (
     select 'product', p.id::text, to_jsonb(p) - 'supply_cost' from product p where p.id = $1
      union all select 'product_option', o.id::text, to_jsonb(o) - 'supply_cost' from product_option o where o.product_id = $1
      union all select 'option_stock', s.option_id::text, jsonb_build_object('option_id', s.option_id, 'remaining', s.on_hand - s.reserved)
                  from option_stock s join own_option o on o.id = s.option_id
      union all select 'timed_price', t.id::text, to_jsonb(t) from timed_price t join own_option o on o.id = t.option_id
      union all select 'distributor', d.id::text, to_jsonb(d) from distributor d join farm f on f.id = d.id
      union all select 'closed_day', c.id::text, to_jsonb(c) from closed_day c
      union all select 'carrier', c.code, to_jsonb(c) from carrier c
      union all select 'transit_days', t.origin_area || ' ' || t.destination_area, to_jsonb(t) from transit_days t
      union all select 'arrival_count', a.carrier_code || ' ' || a.distributor_id || ' ' || a.area || ' ' || a.days, to_jsonb(a)
                  from arrival_count a join farm f on f.id = a.distributor_id
   )
   select b.since,
          (select coalesce(jsonb_agg(jsonb_build_object('table', h.table_name, 'key', h.row_key, 'until', h.until, 'value', h.value)
                                     order by h.until, h.id), '[]') from past h) as past,
          (select coalesce(jsonb_agg(jsonb_build_object('table', l.table_name, 'key', l.row_key, 'value', l.value)), '[]')
             from live l) as live
     from past_rows_begin b`,
).narrow<ProductRows>();

/** Finds the rows that say how a product was shown at an instant, with one statement. */
export async function findProductRows(db: Runner, productId: number, at: Date): Promise<ProductRows> {
  return requireOneRow(await db.run(FIND, [productId, at]));
}

export type ActionRow = { action: string; by: string | null; reason: string | null; at: Date };

const LIST_ACTIONS = statement(
  "list-actions-on-product",
  `select a.action, o.name as by, a.reason, a.at
     from operator_action a left join operator o on o.id = a.operator_id
    where a.subject = any($1::text[]) and a.action <> 'read' and a.at <= $2
    order by a.at desc, a.id desc limit 20`,
).narrow<{ by: string | null }>();

/** Lists what operators did to these subjects of the trail until an instant, the newest first, at most 20. */
export function listActionsOn(db: Runner, subjects: readonly string[], at: Date): Promise<ActionRow[]> {
  return db.run(LIST_ACTIONS, [subjects, at]);
}
