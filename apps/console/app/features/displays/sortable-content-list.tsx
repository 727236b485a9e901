import { josa } from "@todayfruit/domain/korean/josa";
import X from "lucide-react/icons/x";
import { Badge } from "../../ui/feedback/badge.tsx";
import { SortableList } from "../../ui/sorting/sortable-list.tsx";
import { DisplayContentThumbnail } from "./display-content-thumbnail.tsx";
import { CONTENTS, type ContentField } from "./display-group-labels-and-content-fields.ts";
import { useContents } from "./use-contents-by-ids-or-search.ts";

type SortableContentListProps = {
  field: ContentField;
  ids: readonly number[];
  isHeld: boolean;
  onWrite(ids: number[]): void;
};

/** Contents of a group in their order; each is moved or taken out. */
export function SortableContentList({ field, ids, isHeld, onWrite }: SortableContentListProps) {
  const { data, error } = useContents(field, ids);
  const byId = new Map(data?.map((content) => [content.id, content]));
  const nameOf = (id: string) => byId.get(Number(id))?.name ?? id;
  if (ids.length === 0)
    return <p className="text-ink-3">{josa(CONTENTS[field], "이/가")} 없는 묶음은 매장에 보이지 않아요</p>;
  if (error && !data) {
    return (
      <p role="alert" className="font-medium text-danger">
        {error.message}
      </p>
    );
  }
  return (
    <SortableList
      label={`${CONTENTS[field]} 차례`}
      ids={ids.map(String)}
      layout="grid"
      isHeld={isHeld}
      className="grid grid-cols-[repeat(auto-fill,minmax(210px,1fr))] gap-1.5"
      nameOf={nameOf}
      onSort={(sorted) => onWrite(sorted.map(Number))}
    >
      {(id, handle) => {
        const content = byId.get(Number(id)) ?? { id: Number(id), name: id, note: null, image: null };
        return (
          <div className="flex items-center gap-1.5 rounded-control bg-surface p-1 inset-shadow-hairline">
            {handle}
            <DisplayContentThumbnail content={content} />
            <span className="min-w-0 flex-1 truncate text-micro">{content.name}</span>
            {content.note && <Badge tone="danger">{content.note}</Badge>}
            <button
              type="button"
              aria-label={`${content.name} 빼기`}
              disabled={isHeld}
              className="grid size-7 flex-none place-items-center rounded-sm text-ink-3 hover:bg-hover max-desk:size-11"
              onClick={() => onWrite(ids.filter((each) => each !== Number(id)))}
            >
              <X aria-hidden />
            </button>
          </div>
        );
      }}
    </SortableList>
  );
}
