import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { here } from "./look-up-journey-shops.ts";

/**
 * Puts back, after the journeys of a file, what they changed of the goods that all journeys of a worker buy, and cancels the
 * openings of a waiting room that they announced: whatever the order of the files, each finds the goods as they are delivered.
 */

/** Columns of goods that journeys change; others follow from them, or are counted on. */
const COLUMNS = {
  distributor: ["base_shipping_fee", "order_cutoff_time", "shipping_weekdays"],
  product: [
    "name",
    "sub_title",
    "status",
    "list_price",
    "price",
    "unit_price_amount",
    "shipping_base",
    "requires_share",
    "coming_soon_at",
    "limited_begin_at",
    "limited_end_at",
  ],
  product_option: ["list_price", "price", "special_sale_price", "unit_price_amount", "status"],
} as const;
type Table = keyof typeof COLUMNS;

let delivered: { rows: [Table, string][]; lastRoom: string };

beforeAll(() =>
  withConnection(async (client) => {
    const one = async (sql: string) => (await client.query<{ found: string }>(sql)).rows[0]?.found ?? "";
    const rows: [Table, string][] = [];
    for (const table of Object.keys(COLUMNS) as Table[]) {
      const columns = ["id", ...COLUMNS[table]].join(", ");
      rows.push([
        table,
        await one(`select json_agg(t)::text as found from (select ${columns} from ${table}) t`),
      ]);
    }
    delivered = {
      rows,
      lastRoom: await one("select coalesce(max(id), 0) as found from waiting_room"),
    };
  }),
);

afterAll(() =>
  withConnection(async (client) => {
    const { rows, lastRoom } = delivered;
    for (const [table, kept] of rows) {
      const of = (row: string) => COLUMNS[table].map((column) => `${row}.${column}`).join(", ");
      await client.query(
        `update ${table} t set (${COLUMNS[table].join(", ")}) = row(${of("d")})
           from json_populate_recordset(null::${table}, $1) d
          where t.id = d.id and row(${of("t")}) is distinct from row(${of("d")})`,
        [kept],
      );
    }
    await client.query(
      "update waiting_room set is_cancelled = true where id > $1 and closed_at is null and not is_cancelled",
      [lastRoom],
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
