import type { Tx } from "../../../db/database.ts";
import { applyRowChanges } from "../../changes/apply-row-changes.ts";
import { findEditableRecord } from "../../changes/find-editable-record.ts";
import { listChangesUntil } from "./publish-in-preview-transaction.repository.ts";

/** Records that a page shows. Others, such as members and stock, are neither locked nor changed for a preview. */
const SHOWN_NOUNS: readonly string[] = [
  "advertisements",
  "banners",
  "categories",
  "display-groups",
  "faqs",
  "grade-rules",
  "home-sub-tabs",
  "home-tabs",
  "notices",
  "options",
  "pages",
  "point-rules",
  "popups",
  "prices",
  "products",
  "settings",
  "shipping-policies",
  "terms",
  "videos",
];
/** Most changes that a preview applies; the operators' list shows the others. */
const MOST_CHANGES = 200;

/**
 * Applies the scheduled changes of what pages show that are due by an instant, each at its own, within a transaction that
 * is rolled back. One whose records changed meanwhile is left out, as its job would leave it out.
 *
 * @returns how many were left out
 */
export async function applyScheduledChanges(tx: Tx, at: Date): Promise<number> {
  const due = await listChangesUntil(tx, { at, nouns: SHOWN_NOUNS, take: MOST_CHANGES });
  let failed = 0;
  for (const { noun, rows, effective_at } of due) {
    if (await applyRowChanges(tx, findEditableRecord(noun), rows, effective_at)) failed += 1;
  }
  return failed;
}
