import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";
import type { SealedText } from "../../../db/sealing.ts";

export type EndpointRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-webhook-endpoints",
  `select id, version, url, events, description, is_enabled, secret_sealed is not null as has_secret,
          case when old_secret_ends_at > $1 then old_secret_ends_at end as old_secret_ends_at,
          failing_since, disabled_for, disabled_at
     from webhook_endpoint
    where id < $2 and ($3::text is null or url ilike '%' || $3 || '%' or description ilike '%' || $3 || '%')
    order by id desc limit $4`,
).narrow<{ has_secret: boolean; old_secret_ends_at: Date | null }>();

/** Lists endpoints before an id, the newest first, whose address or description contains a text. */
export function listEndpoints(
  db: Runner,
  { now, before, search, take }: { now: Date; before: number; search: string | null; take: number },
): Promise<EndpointRow[]> {
  return db.run(LIST, [now, before, search === null ? null : search.replaceAll(/[\\%_]/g, "\\$&"), take]);
}

const COUNT_OTHERS = statement(
  "count-other-webhook-endpoints",
  "select count(*)::int as count from webhook_endpoint where id <> all($1::bigint[])",
);

/** Counts the endpoints besides these. */
export async function countOtherEndpoints(db: Runner, ids: readonly number[]): Promise<number> {
  return requireOneRow(await db.run(COUNT_OTHERS, [ids])).count ?? 0;
}

const SET_SECRET = statement(
  "set-webhook-secret",
  `update webhook_endpoint
      set old_secret_key_id = case when $5::timestamptz > $4::timestamptz then secret_key_id end,
          old_secret_sealed = case when $5::timestamptz > $4::timestamptz then secret_sealed end,
          old_secret_ends_at = case when $5::timestamptz > $4::timestamptz and secret_sealed is not null then $5 end,
          secret_key_id = $2, secret_sealed = $3
    where id = $1
   returning version, old_secret_ends_at`,
);

/** Replaces the secret of an endpoint; the one before signs until `endsAt`, too, and an older one no more. */
export async function setWebhookSecret(
  tx: Tx,
  id: number,
  { keyId, sealed, now, endsAt }: SealedText & { now: Date; endsAt: Date },
): Promise<{ version: number; old_secret_ends_at: Date | null }> {
  return requireOneRow(await tx.run(SET_SECRET, [id, keyId, sealed, now, endsAt]));
}

const FIND_READY = statement(
  "find-ready-webhook-endpoint",
  `select is_enabled and secret_sealed is not null as is_ready from webhook_endpoint where id = $1 for share`,
).narrow<{ is_ready: boolean }>();

/** Finds whether an endpoint is enabled and has a secret, which stays so until the transaction ends. */
export async function findReadyEndpoint(tx: Tx, id: number): Promise<{ is_ready: boolean } | null> {
  const [row] = await tx.run(FIND_READY, [id]);
  return row ?? null;
}
