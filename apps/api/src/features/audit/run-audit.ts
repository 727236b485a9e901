import type { Db } from "../../db/database.ts";
import { setAuditNow } from "./audit-now.ts";
import { INVARIANTS } from "./invariants.ts";

export type AuditLine = { name: string; rows: number; breaches: string[] };

const SHOWN = 20;

/** Looks at every invariant in one snapshot of the database and changes nothing. */
export async function runAudit(db: Db, now: Date): Promise<AuditLine[]> {
  const client = await db.pool.connect();
  try {
    await client.query("begin transaction isolation level repeatable read, read only");
    await setAuditNow(client, now);
    const lines: AuditLine[] = [];
    for (const { name, rows, breaches } of INVARIANTS) {
      const counted = await client.query<{ count: string }>(rows);
      const found = await client.query<{ subject: string }>(`${breaches} limit ${SHOWN}`);
      lines.push({
        name,
        rows: Number(counted.rows[0]?.count),
        breaches: found.rows.map((row) => row.subject),
      });
    }
    return lines;
  } finally {
    await client.query("rollback");
    client.release();
  }
}
