import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { here } from "./journey-shop.ts";

/**
 * Puts back, after the journeys of a file, what they changed of the goods that all journeys of a worker buy, and cancels the
 * openings of a waiting room that they announced: whatever the order of the files, each finds the goods as they are delivered.
 */

/** Columns of goods that journeys change; others follow from them, or are counted on. */
const CHANGED = {
  distributor: ["base_shipping_fee", "order_cutoff_time", "shipping_weekdays"],
  product: [
    "name",
    "sub_title",
    "status",
    "shipping_base",
    "requires_share",
    "coming_soon_at",
    "limited_begin_at",
    "limited_end_at",
  ],
  product_option: ["list_price", "price", "special_sale_price", "unit_price_amount", "status"],
} as const;

let delivered: { goods: [table: string, columns: string, rows: string][]; lastRoom: string };

beforeAll(() =>
  withConnection(async (client) => {
    const goods: [string, string, string][] = [];
    for (const [table, names] of Object.entries(CHANGED)) {
      const columns = names.join(", ");
      const { rows } = await client.query<{ all: string }>(
        `select jsonb_agg(t)::text as "all" from (select id, ${columns} from ${table}) t`,
      );
      goods.push([table, columns, rows[0]?.all ?? "[]"]);
    }
    const rooms = await client.query<{ last: string }>(
      "select coalesce(max(id), 0) as last from waiting_room",
    );
    delivered = { goods, lastRoom: rooms.rows[0]?.last ?? "0" };
  }),
);

afterAll(() =>
  withConnection(async (client) => {
    for (const [table, columns, rows] of delivered.goods) {
      await client.query(
        `update ${table} t set (${columns}) = (select ${columns} from jsonb_populate_record(null::${table}, d.row))
           from jsonb_array_elements($1) d (row)
          where t.id = (d.row ->> 'id')::bigint
            and (select to_jsonb(now_) from (select t.id, ${columns.replaceAll(/(\w+)/g, "t.$1")}) now_) <> d.row`,
        [rows],
      );
    }
    await client.query(
      "update waiting_room set is_cancelled = true where id > $1 and closed_at is null and not is_cancelled",
      [delivered.lastRoom],
    );
  }),
);

async function withConnection(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: here().databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
