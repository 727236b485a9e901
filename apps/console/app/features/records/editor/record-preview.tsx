import { useState } from "react";
import { PreviewTimePicker } from "../../preview/preview-time-picker.tsx";
import { StorefrontPreviews } from "../../preview/storefront-previews.tsx";
import type { PreviewWish } from "../../preview/use-preview.ts";
import type { RecordNoun, SeenRecord } from "../list-add-edit-delete-records.ts";

type RecordPreviewProps = {
  noun: RecordNoun;
  record: SeenRecord;
  /** Fields that are edited and not saved. */
  set: object;
  /** Page that shows the record, and when it does. */
  shown: Pick<PreviewWish, "page" | "at">;
};

/** The four faces with the record as it is edited, over the whole width of the screen. */
export function RecordPreview({ noun, record: { id, version }, set, shown }: RecordPreviewProps) {
  const [chosenAt, setChosenAt] = useState<string | null | undefined>(undefined);
  const at = chosenAt === undefined ? (shown.at ?? null) : chosenAt;
  const edits = Object.keys(set).length === 0 ? [] : [{ noun, rows: [{ id, version, set }] }];
  return (
    <div className="rounded-card bg-surface p-3 inset-shadow-hairline">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <PreviewTimePicker at={at} onChange={setChosenAt} />
      </div>
      <StorefrontPreviews
        wish={{
          page: shown.page,
          ...(at !== null && { at }),
          showsUnpublished: false,
          // Each kind checks its own fields on the server.
          edits: edits as NonNullable<PreviewWish["edits"]>,
        }}
        revision={String(version)}
        columns={2}
      />
    </div>
  );
}
