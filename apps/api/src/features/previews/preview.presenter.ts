import type { Reply } from "@todayfruit/contract/all-calls";
import type { PreviewRow } from "./previews.repository.ts";

/** Presents a preview in the list of operators. */
export function presentPreview(
  row: PreviewRow,
  now: Date,
): Reply<"GET /operator/v1/previews">["list"][number] {
  return {
    id: row.id,
    page: { kind: row.page_kind, id: row.page_id },
    path: row.path,
    variant: row.variant,
    at: row.shown_at.toISOString(),
    showsUnpublished: row.shows_unpublished,
    isOpen: row.revoked_at === null && row.expires_at > now,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
