import pg from "pg";
import { SINGLE_CONNECTION } from "../connections/connection-deadline-settings.ts";
import { IS_APPEND_ONLY } from "./find-grant-changes.ts";

/** Privileges of a role on the audit trail. */
export type AuditTrailPrivileges = {
  /** @example "todayfruit_app" */
  role: string;
  /** True when it could change rows of the audit trail, or the tables and triggers that protect them. */
  mayRewriteTrail: boolean;
};

const PRIVILEGES = `
  select current_user as role,
         r.rolsuper or r.rolcreaterole or has_schema_privilege('public', 'CREATE')
         or has_parameter_privilege('session_replication_role', 'SET')
         or exists (select from pg_class c
                     where c.relnamespace in ('public'::regnamespace, 'retained'::regnamespace) and c.relkind = 'r'
                       and (pg_has_role(c.relowner, 'MEMBER')
                            or ${IS_APPEND_ONLY} and (has_table_privilege(c.oid, 'DELETE, TRUNCATE, TRIGGER')
                                                      or has_any_column_privilege(c.oid, 'UPDATE'))))
           as may_rewrite
    from pg_roles r where r.rolname = current_user`;

/** Reads from the server what the role of an address could do to the audit trail. */
export async function readAuditTrailPrivileges(url: string): Promise<AuditTrailPrivileges> {
  const client = new pg.Client({ connectionString: url, ...SINGLE_CONNECTION });
  client.on("error", failsAtItsQuery);
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string; may_rewrite: boolean }>(PRIVILEGES);
    const [found] = rows;
    if (!found) throw new Error("a session without a role");
    return { role: found.role, mayRewriteTrail: found.may_rewrite };
  } finally {
    await client.end();
  }
}

function failsAtItsQuery(): void {}
