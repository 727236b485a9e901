import type pg from "pg";
import type { Db } from "../../../apps/api/src/db/database.ts";
import { PARTITIONED_TABLES } from "../../../apps/api/src/features/partitions/partitions.repository.ts";

const HOURS_MS = 6 * 3_600_000;
/** Calendar months with rows that get a partition of their own; generated orders begin within the first. */
const MONTHS = 3;

/**
 * Moves the rows of the oldest months out of the partition that the migration left, to a partition for each month, as a
 * shop has them that sold by month from its first day. For measurements only: nobody may write meanwhile. Does nothing
 * where it was done.
 */
export async function partitionOldestMonths(db: Db): Promise<void> {
  const client = await db.pool.connect();
  try {
    const run = (text: string, values: unknown[] = []) =>
      client.query({ text, values, query_timeout: HOURS_MS } as pg.QueryConfig);
    await run("set statement_timeout = 0");
    await run("set session_replication_role = replica");
    for (const table of PARTITIONED_TABLES) await cut(run, table);
  } finally {
    client.release(true);
  }
}

type Run = (sql: string, values?: unknown[]) => Promise<pg.QueryResult>;

async function cut(run: Run, table: string): Promise<void> {
  const history = `${table}_history`;
  const { rows } = await run(
    `select p.until_at::text as ends, first.month::text as first,
            ((first.month + make_interval(months => ${MONTHS})) at time zone 'Asia/Seoul')::text as begins
       from table_partition p, (select date_trunc('month', min(at) at time zone 'Asia/Seoul') as month from ${history}) first
      where p.name = $1 and p.from_at is null and p.archived_at is null`,
    [history],
  );
  const [{ ends, first, begins } = { ends: null, first: null, begins: null }] = rows;
  if (begins === null) return;
  await run(`alter table ${table} detach partition ${history}`);
  await run("update table_partition set from_at = $2 where name = $1", [history, begins]);
  await run(
    `select make_partition($1, ($2::timestamp + make_interval(months => n))::date) from generate_series(0, ${MONTHS - 1}) n`,
    [table, first],
  );
  await run(`insert into ${table} overriding system value select * from ${history} where at < '${begins}'`);
  await run(`delete from ${history} where at < '${begins}'`);
  await run(
    `alter table ${history} drop constraint ${table}_period,
       add constraint ${table}_period check (at >= '${begins}' and at < '${ends}')`,
  );
  await run(`alter table ${table} attach partition ${history} for values from ('${begins}') to ('${ends}')`);
  await run(`vacuum (analyze) ${table}`);
}
