import { select } from "./shop-state.ts";
import type { TestShop } from "./test-shop.ts";

/** Returns those of the texts that occur in any table of the database. */
export async function findInAllTables(shop: TestShop, texts: readonly string[]): Promise<string[]> {
  const tables = await select<{ name: string }>(
    shop,
    "select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname in ('public', 'retained')",
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
