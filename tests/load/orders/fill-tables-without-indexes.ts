import type pg from "pg";

/** Longest build of one index, in ms. */
const HOURS_MS = 6 * 3_600_000;

/** Largest tables first, so that the last connection does not work alone. */
const INDEXES = `
  select i.indexrelid::regclass::text as name
    from pg_index i
    join pg_class c on c.oid = i.indexrelid and c.relkind = 'i'
   where i.indrelid in (select t.name::regclass from unnest($1::text[]) as t (name)
                         union select p.relid from unnest($1::text[]) as t (name), pg_partition_tree(t.name::regclass) p)
   order by pg_relation_size(i.indrelid) desc, i.indexrelid`;

/**
 * Fills tables while none of their indexes is written, then builds each in one go. Definitions, constraints and names
 * stay as they are; needs a superuser.
 *
 * @param clients connections that build one index each at a time
 */
export async function fillTablesWithoutIndexes(
  clients: readonly pg.ClientBase[],
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const [first] = clients;
  if (!first) throw new Error("No connection to build indexes with");
  const { rows } = await first.query<{ name: string }>(INDEXES, [tables]);
  const names = rows.map(({ name }) => name);
  await first.query(
    "update pg_index set indisready = false, indisvalid = false where indexrelid = any($1::text[]::regclass[])",
    [names],
  );
  await fill();
  const waiting = [...names];
  await Promise.all(
    clients.map(async (client) => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
        await client.query({ text: `reindex index ${name}`, query_timeout: HOURS_MS } as pg.QueryConfig);
    }),
  );
}
