import pg from "pg";
import { COPIED_TABLES, type CopiedTable } from "./copied-tables.ts";

/** Rows that are read and written at once. */
const ROWS = 500;

/**
 * Copies the tables of a rehearsal from the shop's database into a migrated one, all as they were at one instant. The source is
 * only read, in one transaction that cannot write.
 *
 * @param source connection to the shop's database
 * @param copyUrl database that is written to, as its owner
 */
export async function copyShop(source: pg.Client, copyUrl: string, roomId: number): Promise<void> {
  const copy = new pg.Client({ connectionString: copyUrl });
  await copy.connect();
  try {
    await source.query("begin isolation level repeatable read read only");
    await copy.query("begin");
    const names = COPIED_TABLES.map(({ name }) => name);
    // What triggers would write of a copied row was written for the row itself.
    for (const name of names) await copy.query(`alter table ${name} disable trigger user`);
    // Rows of the schema, which the shop may have edited.
    for (const name of names.toReversed()) await copy.query(`delete from ${name}`);
    for (const { name, trigger } of COPIED_TABLES)
      if (trigger) await copy.query(`alter table ${name} enable trigger ${trigger}`);
    for (const table of COPIED_TABLES) await copyTable(source, copy, table, roomId);
    for (const name of names) await copy.query(`alter table ${name} enable trigger user`);
    await copy.query("commit");
    await copy.query("analyze");
  } finally {
    await source.query("rollback");
    await copy.end();
  }
}

async function copyTable(
  source: pg.Client,
  copy: pg.Client,
  table: CopiedTable,
  roomId: number,
): Promise<void> {
  const columns = await columnsOf(copy, table.name);
  const read = columns.map((column) => `${table.instead?.[column] ?? `t.${column}`} as ${column}`).join(", ");
  const where = table.where ?? "true";
  await source.query(
    `declare rows no scroll cursor for
     select to_jsonb(r)::text as row from (select ${read} from ${table.name} t where (${where}) and $1::bigint > 0) r`,
    [roomId],
  );
  const list = columns.join(", ");
  for (;;) {
    const { rows } = await source.query<{ row: string }>(`fetch ${ROWS} from rows`);
    if (rows.length === 0) break;
    await copy.query(
      `insert into ${table.name} (${list}) overriding system value
       select ${list} from jsonb_populate_recordset(null::${table.name}, $1::jsonb)`,
      [`[${rows.map(({ row }) => row).join(",")}]`],
    );
  }
  await source.query("close rows");
}

/** Lists the columns of a table that are written, not generated. */
async function columnsOf(copy: pg.Client, table: string): Promise<string[]> {
  const { rows } = await copy.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}
