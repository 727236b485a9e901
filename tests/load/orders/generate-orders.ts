import type pg from "pg";
import type { Db } from "../../../apps/api/src/db/database.ts";
import { fillTablesWithoutIndexes } from "./fill-tables-without-indexes.ts";
import { memberRows, type OrderRows, orderRows, PICKED_PRODUCTS, stockMovements } from "./order-rows.sql.ts";

/** Orders of a statement: its rows and sorts stay in memory. */
const AT_ONCE = 100_000;
const CONNECTIONS = 2;
/** A statement writes or indexes millions of rows, beyond the shop's time limit, in ms. */
const HOURS_MS = 6 * 3_600_000;
const SESSION = `set statement_timeout = 0; set session_replication_role = replica; set synchronous_commit = off;
  set work_mem = '256MB'; set maintenance_work_mem = '1GB'`;
/** Options start from a stock above all sales instead of the catalogue's. */
const OPENING = 10_000_000;

/**
 * Writes orders over a thousand days in bulk with all their rows, without triggers, foreign keys and indexes, which are
 * built afterwards. The first member has `own` of them. Ten million take half an hour on two shared cores.
 *
 * @param onStep told of each table that was written, and of the indexes
 */
export async function generateOrders(
  db: Db,
  orders: number,
  own: number,
  onStep: (step: string) => void = () => undefined,
): Promise<void> {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => db.pool.connect()));
  try {
    for (const client of clients) await client.query(SESSION);
    const [first, second] = clients as [pg.PoolClient, pg.PoolClient];
    const run = runOn(first);
    await run(PICKED_PRODUCTS);
    await run("create unique index on picked_product (place)");
    await run("analyze picked_product");
    const products = Number((await first.query("select count(*) from picked_product")).rows[0].count);
    await openStock(run);
    const written = orderRows({ orders, own, products });
    const members = memberRows(orders, own);
    const movements = stockMovements(orders, products);
    const tables = [...written, members, movements].map(({ table }) => table);
    await fillTablesWithoutIndexes(clients, tables, async () => {
      const waiting = [movements, ...written];
      const work = async (client: pg.PoolClient) => {
        for (let rows = waiting.shift(); rows; rows = waiting.shift()) {
          await fill(client, rows, orders, AT_ONCE);
          onStep(rows.table);
        }
      };
      await Promise.all([work(first), work(second)]);
      const count = Math.ceil(orders / 4);
      await fill(first, members, count, count);
      onStep(members.table);
    });
    onStep("indexes");
    for (const table of tables) await continueIds(first, table);
    await run("drop table picked_product");
    await run("set session_replication_role = default");
    const halves = [tables.slice(0, 1), tables.slice(1)];
    await Promise.all(
      clients.map((client, at) => runOn(client)(`vacuum (analyze) ${halves[at]?.join(", ")}`)),
    );
    await run("vacuum (analyze)");
    onStep("vacuum");
  } finally {
    for (const client of clients) client.release(true);
  }
}

type Run = (sql: string, values?: unknown[]) => Promise<void>;

function runOn(client: pg.ClientBase): Run {
  return async (text, values = []) => {
    await client.query({ text, values, query_timeout: HOURS_MS } as pg.QueryConfig);
  };
}

async function fill(client: pg.ClientBase, { sql }: OrderRows, last: number, atOnce: number): Promise<void> {
  for (let from = 1; from <= last; from += atOnce)
    await runOn(client)(sql, [from, Math.min(last, from + atOnce - 1)]);
}

async function openStock(run: Run): Promise<void> {
  await run("delete from stock_movement");
  await run(
    `insert into option_stock (option_id, on_hand) select option_id, 0 from picked_product on conflict (option_id) do nothing`,
  );
  await run(`update option_stock set on_hand = ${OPENING}`);
  await run(
    `insert into stock_movement (option_id, kind, units, on_hand)
     select option_id, 'opening', ${OPENING}, ${OPENING} from option_stock order by option_id`,
  );
}

/** Lets a table's ids go on after those that were written. */
async function continueIds(client: pg.ClientBase, table: string): Promise<void> {
  const { rows } = await client.query<{ sequence: string | null }>(
    `select pg_get_serial_sequence($1, 'id') as sequence
       from pg_attribute where attrelid = $1::regclass and attname = 'id' and attidentity <> ''`,
    [table],
  );
  const sequence = rows[0]?.sequence;
  if (sequence) await runOn(client)(`select setval('${sequence}', (select max(id) from ${table}))`);
}
