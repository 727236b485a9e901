import { isUniqueViolation, type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import type { SealedText } from "../../db/sealing.ts";

export type LoginRow = RowOf<typeof FIND_LOGIN>;

const FIND_LOGIN = statement(
  "find-operator-login",
  `select id, password_hash, totp_key_id, totp_sealed from operator
    where email = $1 and disabled_at is null and totp_key_id is not null and totp_sealed is not null
      and password_hash is not null`,
);

/**
 * Finds the login data of an active operator.
 *
 * @param email in lower case
 */
export async function findOperatorLogin(db: Runner, email: string): Promise<LoginRow | null> {
  const [row] = await db.run(FIND_LOGIN, [email]);
  return row ?? null;
}

export type OperatorRow = RowOf<typeof LIST>;

const SHOWN = `o.id, o.email, o.name, o.created_at, o.disabled_at is null as is_active,
  array(select r.role from operator_role_assignment r where r.operator_id = o.id order by r.role) as roles,
  array(select f.distributor_id from operator_distributor f where f.operator_id = o.id order by 1) as distributor_ids`;

type Shown = { distributor_ids: number[] };

const LIST = statement(
  "list-operators",
  `select ${SHOWN} from operator o where o.email is not null and not o.is_api_key order by o.id`,
).narrow<Shown>();

export function listOperators(db: Runner): Promise<OperatorRow[]> {
  return db.run(LIST, []);
}

const LOCK_ALL = statement("lock-operators", "select id from operator order by id for update");
const FIND = statement(
  "find-operator-row",
  `select ${SHOWN} from operator o where o.id = $1 and o.email is not null and not o.is_api_key`,
).narrow<Shown>();

/** Locks all operators: who may manage them depends on all of them and on the roles. */
export async function lockOperators(tx: Tx): Promise<void> {
  await tx.run(LOCK_ALL, []);
}

/** Finds an operator while all operators are locked, because who is the last manager depends on all of them. */
export async function lockOperator(tx: Tx, id: number): Promise<OperatorRow | null> {
  await lockOperators(tx);
  const [row] = await tx.run(FIND, [id]);
  return row ?? null;
}

const ADD = statement(
  "add-operator",
  `insert into operator (email, name, password_hash, must_change_password, created_at)
   values ($1, $2, $3, true, $4) returning id`,
);

/** Adds an operator; returns `null` when the email is taken. */
export async function addOperator(
  tx: Tx,
  operator: { email: string; name: string; passwordHash: string; now: Date },
): Promise<number | null> {
  try {
    const { email, name, passwordHash, now } = operator;
    return requireOneRow(await tx.run(ADD, [email, name, passwordHash, now])).id;
  } catch (error) {
    if (isUniqueViolation(error, "operator_email_key")) return null;
    throw error;
  }
}

const SET_SECOND_FACTOR = statement(
  "set-second-factor",
  `with gone as (delete from operator_recovery_code where operator_id = $1),
   factor as (update operator set totp_key_id = $2, totp_sealed = $3, totp_step = 0 where id = $1)
   insert into operator_recovery_code (operator_id, hash) select $1, code from unnest($4::bytea[]) as c (code)`,
);

/** Replaces secret and recovery codes; the previous ones become invalid. */
export async function setSecondFactor(
  tx: Tx,
  id: number,
  { keyId, sealed }: SealedText,
  recoveryHashes: readonly Uint8Array[],
): Promise<void> {
  await tx.run(SET_SECOND_FACTOR, [id, keyId, sealed, recoveryHashes]);
}

const SET_PASSWORD = statement(
  "set-operator-password",
  "update operator set password_hash = $2, must_change_password = false where id = $1",
);

export async function setPassword(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx.run(SET_PASSWORD, [id, passwordHash]);
}

const SET_ROLES = statement(
  "set-operator-roles",
  `with known as (select name from operator_role where name = any($2::text[])),
   gone as (delete from operator_role_assignment where operator_id = $1 and not role = any($2::text[])),
   added as (
     insert into operator_role_assignment (operator_id, role) select $1, name from known on conflict do nothing
   )
   select count(*)::int as known from known`,
);

/** Sets the roles of an operator; returns `false`, and the caller rolls back, when one does not exist. */
export async function setRoles(tx: Tx, id: number, roles: readonly string[]): Promise<boolean> {
  return requireOneRow(await tx.run(SET_ROLES, [id, roles])).known === new Set(roles).size;
}

const SET_FARMS = statement(
  "set-operator-farms",
  `with known as (select id from distributor where id = any($2::bigint[])),
   gone as (delete from operator_distributor where operator_id = $1 and not distributor_id = any($2::bigint[])),
   added as (
     insert into operator_distributor (operator_id, distributor_id) select $1, id from known on conflict do nothing
   )
   select count(*)::int as known from known`,
);

/** Sets the farms that an operator works for; returns `false`, and the caller rolls back, when one does not exist. */
export async function setFarms(tx: Tx, id: number, distributorIds: readonly number[]): Promise<boolean> {
  return requireOneRow(await tx.run(SET_FARMS, [id, distributorIds])).known === new Set(distributorIds).size;
}

const SET_ACTIVE = statement(
  "set-operator-active",
  `with closed as (
     update operator_token set revoked_at = $3 where operator_id = $1 and not $2 and revoked_at is null
   )
   update operator set disabled_at = case when $2 then null else coalesce(disabled_at, $3) end where id = $1`,
);

/** Opens or closes an account; closing ends all of its sessions. */
export async function setActive(tx: Tx, id: number, isActive: boolean, now: Date): Promise<void> {
  await tx.run(SET_ACTIVE, [id, isActive, now]);
}

const COUNT_MANAGERS = statement(
  "count-managers",
  `select count(distinct o.id)::int as managers
     from operator o
     join operator_role_assignment r on r.operator_id = o.id
     join role_permission p on p.role = r.role and p.permission = 'operators.manage'
    where o.disabled_at is null`,
);

export async function countManagers(tx: Tx): Promise<number> {
  return requireOneRow(await tx.run(COUNT_MANAGERS, [])).managers;
}
