import type pg from "pg";

/** Group role of people who look into the database; it cannot log in. */
export const READONLY_ROLE = "todayfruit_readonly";
/** Group role of programs that draw reports: it reads the schema `reporting` alone and cannot log in. */
export const REPORTING_ROLE = "todayfruit_reporting";

/**
 * Finds the statements that grant the shop's role and the two roles of readers exactly what they need and revoke the rest;
 * empty when nothing differs. The needs follow from the existing tables:
 *
 * @param client a session of the owner of the tables
 * @param appRole name of the role that the shop runs as
 * @example await findGrantChanges(client, "todayfruit_app") // ["grant select, insert on public.operator_action to todayfruit_app", …]
 */
export async function findGrantChanges(client: pg.Client, appRole: string): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(CHANGES, [
    appRole,
    READONLY_ROLE,
    REPORTING_ROLE,
  ]);
  return rows.map(({ statement }) => statement);
}

/** Schemas of the shop: its own, those of retained personal data and archived months, the views for reports, and the queue's. */
const SCHEMAS = ["public", "retained", "archive", "reporting", "graphile_worker"];
const IS_OURS = `n.nspname in (${SCHEMAS.map((name) => `'${name}'`).join(", ")})`;

/** Condition for append-only tables: a trigger refuses changes of rows (before, update, delete, row = 27). */
export const IS_APPEND_ONLY = `exists (
  select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
   where t.tgrelid = c.oid and t.tgtype::integer & 27 = 27 and starts_with(p.proname, 'refuse_change'))`;

/** Condition for columns with secrets: hashes, seeds of draws, encrypted texts, codes of entrances, and replies and letters that may quote one. */
const IS_SECRET = `(a.attname ~ '(^|_)(hash|sealed|secret|seed|verifier|entrance_code)$' and a.atttypid <> 'boolean'::regtype
                    or a.attname in ('reply', 'variables'))`;

const CHANGES = `
  with role as (
    select name, to_regrole(quote_ident(name))::oid as id, is_app, is_reporting
      from (values ($1::text, true, false), ($2::text, false, false), ($3::text, false, true)) role (name, is_app, is_reporting)
     where is_app or to_regrole(quote_ident(name)) is not null
  ), object as (
    select c.oid, c.relkind, c.relacl, n.nspname, format('%I.%I', n.nspname, c.relname) as name,
           (n.nspname, c.relname) in (('public', 'schema_migration'), ('public', 'table_partition'), ('graphile_worker', 'migrations')) as is_record,
           ${IS_APPEND_ONLY} as is_append_only,
           exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and ${IS_SECRET}) as has_secrets
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     -- Partitions are reached through their tables.
     where ${IS_OURS} and c.relkind in ('r', 'p', 'v', 'S') and not c.relispartition
  ), wanted as (
    select o.oid, r.name as role, p.privilege
      from object o, role r, unnest(case
             when r.is_app then case
               when o.relkind = 'S' then '{USAGE,SELECT}'
               when o.relkind = 'v' or o.nspname = 'archive' or o.is_record then '{SELECT}'
               when o.is_append_only then '{SELECT,INSERT}'
               else '{SELECT,INSERT,UPDATE,DELETE}' end
             when o.nspname = 'reporting' then '{SELECT}'
             when r.is_reporting then '{}'
             when o.relkind <> 'S' and o.nspname in ('public', 'archive') and not o.has_secrets then '{SELECT}'
             else '{}' end::text[]) p (privilege)
  ), held as (
    select o.oid, r.name as role, a.privilege_type as privilege
      from object o cross join aclexplode(o.relacl) a join role r on r.id = a.grantee
  ), wanted_column as (
    select o.oid, r.name as role, a.attname
      from object o join pg_attribute a on a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped, role r
     where not (r.is_app or r.is_reporting) and o.relkind = 'r' and o.nspname = 'public' and o.has_secrets and not ${IS_SECRET}
  ), held_column as (
    select o.oid, r.name as role, c.attname
      from object o join pg_attribute c on c.attrelid = o.oid and c.attnum > 0
     cross join aclexplode(c.attacl) a join role r on r.id = a.grantee
     where not r.is_app and a.privilege_type = 'SELECT'
  ), change as (
    select 1 as turn, format('revoke %s on %s %s from %I', string_agg(privilege, ', ' order by privilege),
             case when relkind = 'S' then 'sequence' else 'table' end, o.name, role) as statement
      from (select * from held except select * from wanted) extra join object o using (oid) group by o.name, relkind, role
    union all
    select 2, format('grant %s on %s %s to %I', string_agg(privilege, ', ' order by privilege),
             case when relkind = 'S' then 'sequence' else 'table' end, o.name, role)
      from (select * from wanted except select * from held) lacking join object o using (oid) group by o.name, relkind, role
    union all
    select 1, format('revoke select (%s) on table %s from %I', string_agg(quote_ident(attname), ', '), o.name, role)
      from (select * from held_column except select * from wanted_column) extra join object o using (oid) group by o.name, role
    union all
    select 2, format('grant select (%s) on table %s to %I', string_agg(quote_ident(attname), ', '), o.name, role)
      from (select * from wanted_column except select * from held_column) lacking join object o using (oid) group by o.name, role
    union all
    -- The queue closes its rows to everybody but their owner. Last, because it takes the lock of the table.
    select 3, format('create policy %I on %s to %I using (true) with check (true)', r.name, o.name, r.name)
      from object o join pg_class c using (oid), role r
     where r.is_app and c.relrowsecurity
       and not exists (select from pg_policy p where p.polrelid = o.oid and p.polname = r.name)
    union all
    select 2, format('grant usage on schema %I to %I', n.nspname, r.name)
      from pg_namespace n, role r
     where ${IS_OURS} and (r.is_app or n.nspname = 'reporting' or n.nspname in ('public', 'archive') and not r.is_reporting)
       and not exists (select from aclexplode(n.nspacl) a where a.grantee = r.id and a.privilege_type = 'USAGE')
    union all
    -- What the owner does for the shop, by functions that run with the owner's rights.
    select 2, format('grant execute on function %s to %I', p.oid::regprocedure, r.name)
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace, role r
     where n.nspname = 'public' and p.prosecdef and r.is_app
       and not exists (select from aclexplode(p.proacl) a where a.grantee = r.id)
    union all
    -- Tables and counters of later migrations are the shop's from their first moment.
    select 2, format('alter default privileges in schema %I grant %s to %I', n.nspname, d.what, r.name)
      from pg_namespace n, role r,
           (values ('r'::"char", 4, 'select, insert, update, delete on tables'), ('S', 2, 'usage, select on sequences'))
             d (kind, many, what)
     where ${IS_OURS} and n.nspname <> 'archive' and r.is_app and d.many > (
       select count(*) from pg_default_acl l cross join aclexplode(l.defaclacl) a
        where l.defaclrole = current_user::regrole and l.defaclnamespace = n.oid
          and l.defaclobjtype = d.kind and a.grantee = r.id)
    union all
    -- A database that was made by an older server lets everybody make tables; temporary ones are where functions could be made.
    select 1, 'revoke create on schema public from public'
      from pg_namespace n cross join aclexplode(n.nspacl) a
     where n.nspname = 'public' and a.grantee = 0 and a.privilege_type = 'CREATE' and pg_has_role(current_user, n.nspowner, 'MEMBER')
    union all
    select 1, format('revoke temporary on database %I from public', d.datname)
      from pg_database d cross join aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) a
     where d.datname = current_database() and a.grantee = 0 and a.privilege_type = 'TEMPORARY'
       and pg_has_role(current_user, d.datdba, 'MEMBER')
  )
  select statement from change order by turn, statement`;
