import { select } from "./read-and-set-shop-state.ts";
import type { TestShop } from "./test-shop.ts";

/** Returns those of the texts that occur in any table of the database. */
export async function findInAllTables(shop: TestShop, texts: readonly string[]): Promise<string[]> {
  const tables = await select<{ name: string }>(
    shop,
    // Partitions are read as the table that they are parts of.
    `select oid::regclass::text as name from pg_class
      where relkind in ('r', 'p') and not relispartition
        and relnamespace in ('public'::regnamespace, 'retained'::regnamespace, 'archive'::regnamespace)`,
  );
  const found = [];
  for (const { name } of tables) {
    for (const text of texts) {
      const rows = await select(
        shop,
        `select from ${name} t where to_jsonb(t)::text like '%' || $1 || '%' limit 1`,
        [text],
      );
      if (rows.length > 0) found.push(`${text} in ${name}`);
    }
  }
  return found;
}
