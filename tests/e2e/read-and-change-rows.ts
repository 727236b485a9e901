import pg from "pg";
import { getTypeParser } from "../../apps/api/src/db/connections/type-parsers.ts";
import { here } from "./look-up-journey-shops.ts";

/** Rows of the journeys' database, read and changed directly. */

/** Reads rows that no page shows. */
export async function read<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: here().databaseUrl, types: { getTypeParser } });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Changes rows behind a shopper's back; throws when nothing changed. */
export async function change(sql: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: here().databaseUrl, types: { getTypeParser } });
  await client.connect();
  try {
    const { rowCount } = await client.query(sql, [...values]);
    if (rowCount === 0) throw new Error(`Nothing to change: ${sql}`);
  } finally {
    await client.end();
  }
}
