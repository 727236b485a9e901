import pg from "pg";
import { here } from "./shop.ts";

/** What happens in the shop's back while a shopper hesitates. */
export async function change(sql: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: here().databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(sql, [...values]);
    if (rowCount === 0) throw new Error(`Nothing to change: ${sql}`);
  } finally {
    await client.end();
  }
}
