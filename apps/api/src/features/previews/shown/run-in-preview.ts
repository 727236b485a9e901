import { ok, refuse } from "@todayfruit/domain/result";
import { DatabaseTrouble } from "../../../db/connections/classify-database-trouble.ts";
import { NO_REPLICAS } from "../../../db/replicas/replica-and-read-position-types.ts";
import { hashToken } from "../../../http/authentication/read-and-hash-bearer-token.ts";
import type { PreviewRunner } from "../../../http/previews/preview-runner-types.ts";
import { createSearchCountBuffer } from "../../../search-count-buffer.ts";
import { findOpenPreview } from "../previews.repository.ts";
import { applyPreviewedEdits } from "./apply-previewed-edits.ts";
import { applyScheduledChanges } from "./apply-scheduled-changes.ts";
import { limitPreview, publishForPreview } from "./publish-in-preview-transaction.repository.ts";
import { wrapTransactionAsDatabase } from "./wrap-transaction-as-database.ts";

/** Longest time of a preview's transaction in ms: shoppers wait for rows that it holds. */
const LONGEST_MS = 4000;
const LIMITS = { lockMs: 300, statementMs: 2000, idleMs: LONGEST_MS };

/**
 * Runs work on the shop as it is at a preview's instant: the clock is set to it, the preview's own edits and
 * the scheduled changes that are due by then are applied, and what is unpublished is published where the preview shows it. All of it is one transaction that is always
 * rolled back, so that nothing is kept and no cache is notified. Waits 300 ms for a row that another transaction holds.
 *
 * @throws DatabaseTrouble when a row is held, or the work takes longer than 4 s
 */
export const runInPreview: PreviewRunner = async (services, token, work) => {
  const { databases, now, rules } = services;
  const preview = await findOpenPreview(databases.background, hashToken(token), now());
  if (!preview) return refuse("PREVIEW_NOT_FOUND");
  if (preview.variant !== null && preview.variant !== rules.variant)
    return refuse("PREVIEW_OF_OTHER_VARIANT");
  const { shown_at: at, shows_unpublished: showsUnpublished } = preview;
  const until = now().getTime() + LONGEST_MS;
  const mustBeInTime = () => {
    if (now().getTime() > until) throw new DatabaseTrouble("slow");
  };
  return databases.background.transaction(
    async (tx) => {
      await limitPreview(tx, LIMITS);
      const failedEdits = await applyPreviewedEdits(tx, preview.edits, now());
      const failedChanges = failedEdits + (await applyScheduledChanges(tx, at));
      if (showsUnpublished) {
        const productId = preview.page_kind === "product" ? preview.page_id : null;
        await publishForPreview(tx, { at, variant: rules.variant, productId });
      }
      const db = wrapTransactionAsDatabase(tx, mustBeInTime);
      const shown = {
        ...services,
        db,
        databases: { browse: db, buy: db, background: db },
        replicas: NO_REPLICAS,
        now: () => at,
        searches: createSearchCountBuffer(),
      };
      const facts = {
        at: at.toISOString(),
        isAhead: showsUnpublished || preview.edits.length > 0 || at > now(),
        failedChanges,
      };
      return ok(await work(shown, facts));
    },
    () => false,
  );
};
