import type { Permission } from "@todayfruit/domain/operators/permissions";
import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";

const COLUMNS = `r.id, r.version, r.name, r.title, r.is_own, r.goodwill_limit, r.claim_goodwill_limit,
  array(select p.permission from role_permission p where p.role = r.name order by 1) as permissions,
  (select count(*)::int from operator_role_assignment a join operator o on o.id = a.operator_id
    where a.role = r.name and o.disabled_at is null) as operator_count`;

type Narrowed = { permissions: Permission[]; operator_count: number };
export type RoleRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-roles",
  `select ${COLUMNS} from operator_role r order by r.is_own, r.id`,
).narrow<Narrowed>();

/** Lists roles: those of the shop, then the own ones. */
export function listRoles(db: Runner): Promise<RoleRow[]> {
  return db.run(LIST, []);
}

const FIND = statement(
  "find-role",
  `select ${COLUMNS} from operator_role r where r.id = $1`,
).narrow<Narrowed>();

export async function findRole(tx: Tx, id: number): Promise<RoleRow | null> {
  const [row] = await tx.run(FIND, [id]);
  return row ?? null;
}

const COUNT_OWN = statement(
  "count-own-roles",
  "select count(*)::int as roles from operator_role where is_own",
).narrow<{
  roles: number;
}>();

export async function countOwnRoles(tx: Tx): Promise<number> {
  return requireOneRow(await tx.run(COUNT_OWN, [])).roles;
}

const ADD = statement(
  "add-role",
  "insert into operator_role (name, title, is_own) values ($1, $2, true) on conflict (name) do nothing returning id",
);

/** Adds an own role without permissions; returns `null` when the name is taken. */
export async function addRole(tx: Tx, name: string, title: string): Promise<number | null> {
  const [row] = await tx.run(ADD, [name, title]);
  return row?.id ?? null;
}

const SET_TITLE = statement(
  "set-role-title",
  "update operator_role set title = $2, version = version + 1 where id = $1",
);

export async function setTitle(tx: Tx, id: number, title: string): Promise<void> {
  await tx.run(SET_TITLE, [id, title]);
}

const SET_GOODWILL_LIMITS = statement(
  "set-goodwill-limits-of-role",
  "update operator_role set goodwill_limit = $2, claim_goodwill_limit = $3, version = version + 1 where id = $1",
);

/** Sets how much may be given above what is owed for one order and for one claim, in 원. */
export async function setGoodwillLimits(
  tx: Tx,
  id: number,
  { goodwillLimit, claimGoodwillLimit }: { goodwillLimit: number; claimGoodwillLimit: number },
): Promise<void> {
  await tx.run(SET_GOODWILL_LIMITS, [id, goodwillLimit, claimGoodwillLimit]);
}

const SET_PERMISSIONS = statement(
  "set-role-permissions",
  `with role as (select name from operator_role where id = $1),
   gone as (
     delete from role_permission p using role where p.role = role.name and not p.permission = any($2::text[])
   )
   insert into role_permission (role, permission)
   select role.name, wanted.permission from role cross join unnest($2::text[]) as wanted (permission)
       on conflict do nothing`,
);

export async function setPermissions(tx: Tx, id: number, permissions: readonly Permission[]): Promise<void> {
  await tx.run(SET_PERMISSIONS, [id, permissions]);
}

const DELETE = statement(
  "delete-role",
  `delete from operator_role r
    where r.id = $1 and not exists (select from operator_role_assignment a where a.role = r.name) returning r.id`,
);

/** Deletes a role without permissions; returns `false` when an operator holds it, also one whose account is closed. */
export async function deleteRole(tx: Tx, id: number): Promise<boolean> {
  return (await tx.run(DELETE, [id])).length > 0;
}

const LIST_ADDED = statement(
  "list-permissions-of-added-roles",
  `select distinct p.permission from role_permission p
    where p.role = any($2::text[])
      and not exists (select from operator_role_assignment a where a.operator_id = $1 and a.role = p.role)
    order by 1`,
).narrow<{ permission: Permission }>();

/** Lists the permissions of the roles that an operator does not hold yet. */
export async function listAddedPermissions(
  tx: Tx,
  operatorId: number,
  roles: readonly string[],
): Promise<Permission[]> {
  return (await tx.run(LIST_ADDED, [operatorId, roles])).map(({ permission }) => permission);
}
