import type { VideoFields } from "@todayfruit/contract/videos/operator-videos.calls";
import type { Static } from "typebox";
import type { RowRefusal } from "../../record-edits/editable-record-types.ts";
import { buildTableRecord } from "../../record-edits/tables/build-table-record.ts";
import { listVideoConflicts } from "./video-conflicts.repository.ts";

type Refusal = "SLUG_TAKEN" | "DISPLAY_CONTENT_UNKNOWN";

/** Video as a record that operators edit; one that shoppers saw or saved is hidden, not deleted. */
export const videoRecordDefinition = buildTableRecord<"video", Static<typeof VideoFields>, Refusal>({
  noun: "videos",
  subject: "video",
  permission: "displays.edit",
  table: "video",
  columns: {
    slug: ["slug", "text"],
    title: ["title", "text"],
    contents: ["contents", "text"],
    videoUrl: ["video_url", "text"],
    thumbnail: ["thumbnail", "text"],
    durationSeconds: ["duration_seconds", "numeric"],
    width: ["width", "integer"],
    height: ["height", "integer"],
    productIds: ["product_ids", "bigint[]"],
    isHidden: ["is_hidden", "boolean"],
    publishedAt: ["created_at", "timestamptz"],
  },
  usedBy: `exists (select from display_group g where t.id = any(g.video_ids))
    or exists (select from video_view w where w.video_id = t.id)
    or exists (select from video_stats w where w.video_id = t.id)
    or exists (select from video_bookmark b where b.video_id = t.id)
    or exists (select from order_content c where c.video_id = t.id)`,
  async check(tx, rows) {
    const conflicts = await listVideoConflicts(
      tx,
      rows.map(({ id, edited }) => ({ id, slug: edited.slug, productIds: edited.productIds })),
    );
    return conflicts.flatMap(({ id, is_slug_taken, has_unknown_product }): RowRefusal<Refusal>[] => [
      ...(is_slug_taken ? [{ id, code: "SLUG_TAKEN", field: "slug" } as const] : []),
      ...(has_unknown_product ? [{ id, code: "DISPLAY_CONTENT_UNKNOWN", field: "productIds" } as const] : []),
    ]);
  },
});
