import type { PreviewPage } from "@todayfruit/domain/previews/preview-pages";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import type { ShopSettings } from "../../http/handler-context-types.ts";
import type { ChangedRow } from "../record-edits/add-operator-changes.repository.ts";

type Variant = ShopSettings["variant"];
/** Edits of one kind of record that a preview shows without saving them. */
export type ShownEdit = { noun: string; rows: readonly ChangedRow[] };
export type PreviewRow = RowOf<typeof LIST>;

const FIND_PATH = statement(
  "find-preview-path",
  `select case
       when $2::bigint is null then case $1::text when 'home' then '/' when 'best' then '/best' end
       when $1 = 'home-tab' then (select '/?tab=' || key from main_navigation where id = $2)
       when $1 = 'home-sub-tab' then (select '/?tab=' || n.key || '&sub=' || t.key
                                         from sub_tab t join main_navigation n on n.id = t.navigation_id where t.id = $2)
       when $1 = 'display-group' then (select '/displays/' || id from display_group where id = $2)
       when $1 = 'product' then (select '/products/' || id from product where id = $2 and status <> 'removed')
       when $1 = 'page' then (select '/pages/' || slug from page where id = $2)
     end as path`,
);

/** Finds the path and query of a page; `null` when there is no such tab, group, product or page of text. */
export async function findPreviewPath(
  db: Runner,
  page: { kind: PreviewPage; id: number | null },
): Promise<string | null> {
  return requireOneRow(await db.run(FIND_PATH, [page.kind, page.id])).path;
}

const ADD = statement(
  "add-preview",
  `insert into preview (token_hash, page_kind, page_id, path, variant, shown_at, shows_unpublished, edits, created_by,
                        created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11) returning id`,
);

export type NewPreview = {
  tokenHash: Uint8Array;
  page: { kind: PreviewPage; id: number | null };
  path: string;
  variant: Variant | null;
  at: Date;
  showsUnpublished: boolean;
  edits: readonly ShownEdit[];
  createdBy: number;
  now: Date;
  expiresAt: Date;
};

/** Adds a preview; returns its id. */
export async function addPreview(tx: Tx, preview: NewPreview): Promise<number> {
  const { tokenHash, page, path, variant, at, showsUnpublished, edits, createdBy, now, expiresAt } = preview;
  const values = [
    tokenHash,
    page.kind,
    page.id,
    path,
    variant,
    at,
    showsUnpublished,
    JSON.stringify(edits),
    createdBy,
    now,
    expiresAt,
  ] as const;
  return requireOneRow(await tx.run(ADD, values)).id;
}

const LIST = statement(
  "list-previews",
  `select p.id, p.page_kind, p.page_id, p.path, p.variant, p.shown_at, p.shows_unpublished, p.created_at, p.expires_at,
          p.revoked_at, o.name as created_by
     from preview p join operator o on o.id = p.created_by
    where p.id < $1 and ($2::text is null or coalesce(p.variant, $2) = $2)
      and ($3::boolean is null or (p.revoked_at is null and p.expires_at > $4) = $3)
    order by p.id desc limit $5`,
).narrow<{ page_kind: PreviewPage; variant: Variant | null }>();

/** Lists previews before an id, the newest first. */
export function listPreviewRows(
  db: Runner,
  by: { before: number; variant: Variant | null; isOpen: boolean | null; now: Date; take: number },
): Promise<PreviewRow[]> {
  return db.run(LIST, [by.before, by.variant, by.isOpen, by.now, by.take]);
}

const LOCK = statement(
  "lock-preview",
  "select id, page_kind, expires_at, revoked_at from preview where id = $1 for update",
).narrow<{ page_kind: PreviewPage }>();

/** Locks a preview; `null` when there is none. */
export async function lockPreview(tx: Tx, id: number): Promise<RowOf<typeof LOCK> | null> {
  const [row] = await tx.run(LOCK, [id]);
  return row ?? null;
}

const REVOKE = statement("revoke-preview", "update preview set revoked_at = $2 where id = $1");

/** Ends a preview before its time. */
export async function revokePreviewRow(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.run(REVOKE, [id, now]);
}

export type OpenPreview = RowOf<typeof FIND_OPEN>;

const FIND_OPEN = statement(
  "find-open-preview",
  `select page_kind, page_id, variant, shown_at, shows_unpublished, edits from preview
    where token_hash = $1 and revoked_at is null and expires_at > $2`,
).narrow<{ page_kind: PreviewPage; variant: Variant | null; edits: ShownEdit[] }>();

/** Finds the preview that a secret opens now; `null` when it is unknown, expired or revoked. */
export async function findOpenPreview(
  db: Runner,
  tokenHash: Uint8Array,
  now: Date,
): Promise<OpenPreview | null> {
  const [row] = await db.run(FIND_OPEN, [tokenHash, now]);
  return row ?? null;
}

const PURGE = statement(
  "purge-previews",
  `with old as (
     delete from preview where id in (select id from preview where expires_at < $1 limit $2) returning 1
   )
   select count(*)::int as count from old`,
).narrow<{ count: number }>();

/** Deletes up to `take` previews that expired before an instant; returns how many. */
export async function purgePreviews(db: Runner, before: Date, take: number): Promise<number> {
  return requireOneRow(await db.run(PURGE, [before, take])).count;
}
