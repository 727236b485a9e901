import { useState } from "react";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../ui/form/button.tsx";
import { ListSearch } from "../../ui/form/list-search.tsx";
import { DisplayContentThumbnail } from "./display-content-thumbnail.tsx";
import { CONTENTS, type ContentField } from "./display-group-labels-and-content-fields.ts";
import { useFoundContents } from "./use-contents-by-ids-or-search.ts";

type PickContentDialogProps = {
  field: ContentField;
  /** Ids that the group has already. */
  ids: readonly number[];
  onPick(id: number): void;
  onClose(): void;
};

/** Finds contents for a group; each press adds one, and the dialog stays for the next. */
export function PickContentDialog({ field, ids, onPick, onClose }: PickContentDialogProps) {
  const [search, setSearch] = useState("");
  const { data, error } = useFoundContents(field, search);
  const kind = CONTENTS[field];
  const found = data?.filter(({ id }) => !ids.includes(id)) ?? [];
  return (
    <Dialog title={`${kind} 더하기`} onClose={onClose}>
      <ListSearch label={`${kind} 찾기`} search={search} onSearch={setSearch} />
      {error && (
        <p role="alert" className="font-medium text-danger">
          {error.message}
        </p>
      )}
      {!error && !data && <RowsSkeleton rows={4} />}
      <ul aria-label={`더할 ${kind}`} className="max-h-80 overflow-auto">
        {found.map((content) => (
          <li key={content.id} className="flex items-center gap-2 border-t border-line py-1.5">
            <DisplayContentThumbnail content={content} />
            <span className="min-w-0 flex-1 truncate">
              {content.name} <span className="text-micro text-ink-3">{content.id}</span>
            </span>
            <Button size="sm" aria-label={`${content.name} 더하기`} onClick={() => onPick(content.id)}>
              더하기
            </Button>
          </li>
        ))}
        {data && found.length === 0 && <li className="py-3 text-ink-3">찾은 것이 없어요</li>}
      </ul>
      <div className="mt-3 flex justify-end">
        <Button onClick={onClose}>닫기</Button>
      </div>
    </Dialog>
  );
}
