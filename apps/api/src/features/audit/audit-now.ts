import type { ClientBase } from "pg";

/** The instant of an audit, in the text of an invariant: as `setAuditNow` set it for the transaction, or the database's. */
export const AUDIT_NOW = "coalesce(nullif(current_setting('audit.now', true), '')::timestamptz, now())";

/** What waits too long is counted from the shop's own clock, which is given, never taken. */
export async function setAuditNow(client: Pick<ClientBase, "query">, now: Date): Promise<void> {
  await client.query("select set_config('audit.now', $1, true)", [now.toISOString()]);
}
