import { type RowOf, statement, type Tx } from "../../../db/database.ts";
import type { ChangedRow } from "../../record-edits/add-operator-changes.repository.ts";

const LIMIT = statement(
  "limit-preview",
  `select set_config('lock_timeout', $1, true), set_config('statement_timeout', $2, true),
          set_config('idle_in_transaction_session_timeout', $3, true)`,
);

/** Limits the open transaction: waiting for a row, a statement, and a pause between two of them, in ms. */
export async function limitPreview(
  tx: Tx,
  limits: { lockMs: number; statementMs: number; idleMs: number },
): Promise<void> {
  await tx.run(LIMIT, [String(limits.lockMs), String(limits.statementMs), String(limits.idleMs)]);
}

export type DueChange = RowOf<typeof LIST_CHANGES>;

const LIST_CHANGES = statement(
  "list-changes-for-preview",
  `select id, noun, rows, effective_at from operator_change
    where status = 'scheduled' and effective_at <= $1 and noun = any($2::text[])
    order by effective_at, id limit $3`,
).narrow<{ rows: ChangedRow[] }>();

/** Lists the scheduled changes of some nouns that are due by an instant, in their order. */
export function listChangesUntil(
  tx: Tx,
  { at, nouns, take }: { at: Date; nouns: readonly string[]; take: number },
): Promise<DueChange[]> {
  return tx.run(LIST_CHANGES, [at, nouns, take]);
}

const SHOW_PRODUCTS = statement(
  "show-unpublished-products",
  `update product p set status = 'stock_in'
    where ($1::bigint is not null and p.id = $1 and p.status in ('waiting', 'suspended'))
       or (p.status = 'waiting' and exists (
             select from display_group g
              where p.id = any(g.product_ids) and (g.ends_at is null or g.ends_at > $2)))`,
);
const BEGIN_BANNERS = statement(
  "begin-banners-for-preview",
  "update banner set begin_at = $1 where begin_at > $1",
);
const BEGIN_POPUPS = statement(
  "begin-popups-for-preview",
  "update popup set begin_at = $1 where begin_at > $1 and $2 = any(variants)",
);
const BEGIN_PAGES = statement("begin-pages-for-preview", "update page set begin_at = $1 where begin_at > $1");
const SHOW_TABS = statement(
  "show-hidden-home-tabs",
  "update main_navigation set is_shown = true where not is_shown",
);
const SHOW_SUB_TABS = statement(
  "show-hidden-home-sub-tabs",
  "update sub_tab set is_shown = true where not is_shown",
);

/**
 * Publishes what shoppers do not see yet, within a transaction that is rolled back: the draft that is previewed and drafts
 * of groups, hidden tabs, and banners, popups and pages that begin after the instant.
 */
export async function publishForPreview(
  tx: Tx,
  { at, variant, productId }: { at: Date; variant: string; productId: number | null },
): Promise<void> {
  await tx.run(SHOW_PRODUCTS, [productId, at]);
  await tx.run(BEGIN_BANNERS, [at]);
  await tx.run(BEGIN_POPUPS, [at, variant]);
  await tx.run(BEGIN_PAGES, [at]);
  await tx.run(SHOW_TABS, []);
  await tx.run(SHOW_SUB_TABS, []);
}
