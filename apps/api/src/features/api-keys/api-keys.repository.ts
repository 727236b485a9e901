import type { Permission } from "@todayfruit/domain/operators/permissions";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

const COLUMNS = `k.id, k.operator_id, k.version, o.name, k.created_at, k.expires_at, k.revoked_at, k.last_used_at,
  c.name as created_by,
  array(select p.permission from api_key_permission p where p.api_key_id = k.id order by 1) as permissions,
  case when k.is_of_farms
    then array(select f.distributor_id from operator_distributor f where f.operator_id = o.id order by 1) end as distributor_ids,
  array(select n::text from unnest(k.networks) as n) as networks,
  coalesce((select jsonb_agg(jsonb_build_object('hint', s.hint, 'createdAt', to_jsonb(s.created_at), 'endsAt', to_jsonb(s.ends_at))
                             order by s.ends_at is null desc, s.created_at desc)
              from api_key_secret s
             where s.api_key_id = k.id and k.revoked_at is null and (s.ends_at is null or s.ends_at > $1)), '[]') as secrets`;
const TABLES = `api_key k join operator o on o.id = k.operator_id left join operator c on c.id = k.created_by`;

type Narrowed = {
  permissions: Permission[];
  distributor_ids: number[] | null;
  networks: string[];
  /** Secrets that hold, with their instants as PostgreSQL writes them into JSON. */
  secrets: { hint: string; createdAt: string; endsAt: string | null }[];
};
type NarrowedList = Narrowed & { created_by: string | null };
export type ApiKeyRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-api-keys",
  `select ${COLUMNS} from ${TABLES}
    where k.id < $2 and ($3::text is null or o.name ilike '%' || $3 || '%') order by k.id desc limit $4`,
).narrow<NarrowedList>();

/** Lists keys before an id, the newest first, with the secrets that hold at an instant. */
export function listApiKeys(
  db: Runner,
  { now, before, search, take }: { now: Date; before: number; search: string | null; take: number },
): Promise<ApiKeyRow[]> {
  return db.run(LIST, [now, before, search === null ? null : search.replaceAll(/[\\%_]/g, "\\$&"), take]);
}

const FIND = statement(
  "find-api-key-row",
  `select ${COLUMNS} from ${TABLES} where k.id = $2`,
).narrow<NarrowedList>();

/** Finds a key; those who change keys have locked all operators before. */
export async function findApiKeyRow(tx: Tx, id: number, now: Date): Promise<ApiKeyRow | null> {
  const [row] = await tx.run(FIND, [now, id]);
  return row ?? null;
}

/** Reads a key that is known to exist. */
export async function readApiKeyRow(tx: Tx, id: number, now: Date): Promise<ApiKeyRow> {
  return requireOneRow(await tx.run(FIND, [now, id]));
}

const COUNT = statement(
  "count-api-keys",
  "select count(*)::int as keys from api_key where revoked_at is null and (expires_at is null or expires_at > $1)",
).narrow<{ keys: number }>();

/** Counts the keys that are neither revoked nor expired. */
export async function countApiKeys(tx: Tx, now: Date): Promise<number> {
  return requireOneRow(await tx.run(COUNT, [now])).keys;
}

const ADD = statement(
  "add-api-key",
  `with acting as (
     insert into operator (name, is_api_key, created_at) values ($1, true, $2) returning id
   )
   insert into api_key (operator_id, is_of_farms, networks, created_by, created_at, expires_at)
   select id, $3, $4::cidr[], $5, $2, $6 from acting returning id, operator_id`,
);

type NewApiKey = {
  name: string;
  isOfFarms: boolean;
  networks: readonly string[];
  createdBy: number;
  now: Date;
  expiresAt: Date | null;
};

/** Adds a key without permissions, farms and secret, and the operator as which it acts. */
export async function addApiKey(tx: Tx, key: NewApiKey): Promise<{ id: number; operator_id: number }> {
  const { name, isOfFarms, networks, createdBy, now, expiresAt } = key;
  return requireOneRow(await tx.run(ADD, [name, now, isOfFarms, networks, createdBy, expiresAt]));
}

const SET_PERMISSIONS = statement(
  "set-api-key-permissions",
  `with gone as (delete from api_key_permission where api_key_id = $1 and not permission = any($2::text[]))
   insert into api_key_permission (api_key_id, permission) select $1, unnest($2::text[]) on conflict do nothing`,
);

/** Replaces the permissions of a key. */
export async function setApiKeyPermissions(
  tx: Tx,
  id: number,
  permissions: readonly Permission[],
): Promise<void> {
  await tx.run(SET_PERMISSIONS, [id, permissions]);
}

const SET = statement(
  "set-api-key",
  `with acting as (update operator o set name = $2 from api_key k where k.id = $1 and o.id = k.operator_id)
   update api_key set networks = $3::cidr[], expires_at = $4, version = version + 1 where id = $1`,
);

/** Replaces name, networks and expiry of a key and counts its edit. */
export async function setApiKey(
  tx: Tx,
  id: number,
  key: { name: string; networks: readonly string[]; expiresAt: Date | null },
): Promise<void> {
  await tx.run(SET, [id, key.name, key.networks, key.expiresAt]);
}

const ADD_SECRET = statement(
  "add-api-key-secret",
  `with ended as (
     update api_key_secret set ends_at = case when ends_at is null then $5::timestamptz else least(ends_at, $4) end
      where api_key_id = $1 and (ends_at is null or ends_at > $4)
   returning hash
   )
   insert into api_key_secret (hash, api_key_id, hint, created_at)
   select $2, $1, $3, $4 from (select count(*) from ended) as after_them`,
);

/**
 * Gives a key its current secret. The one before ends after the overlap, and an older one now: two hold at most.
 *
 * @param endsAt end of the secret before
 */
export async function addApiKeySecret(
  tx: Tx,
  id: number,
  secret: { hash: Uint8Array; hint: string; now: Date; endsAt: Date },
): Promise<void> {
  await tx.run(ADD_SECRET, [id, secret.hash, secret.hint, secret.now, secret.endsAt]);
}

const COUNT_EDIT = statement("count-api-key-edit", "update api_key set version = version + 1 where id = $1");

/** Counts an edit of a key that changes none of its columns. */
export async function countApiKeyEdit(tx: Tx, id: number): Promise<void> {
  await tx.run(COUNT_EDIT, [id]);
}

const REVOKE = statement(
  "revoke-api-key",
  `with acting as (
     update operator o set disabled_at = $2 from api_key k where k.id = $1 and o.id = k.operator_id and o.disabled_at is null
   )
   update api_key set revoked_at = $2 where id = $1 and revoked_at is null`,
);

/** Revokes a key; one that is revoked stays as it is. */
export async function revokeApiKeyRow(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.run(REVOKE, [id, now]);
}

const PURGE_SECRETS = statement(
  "purge-api-key-secrets",
  `delete from api_key_secret where hash in (
     select hash from api_key_secret where ends_at < $1 order by ends_at limit $2 for update skip locked) returning hash`,
);

/** Deletes up to `take` secrets that ended before an instant; returns the count. */
export async function purgeApiKeySecrets(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(PURGE_SECRETS, [before, take])).length;
}
