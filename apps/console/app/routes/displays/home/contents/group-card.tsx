import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { Badge } from "../../../../ui/feedback/badge.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { SortableList } from "../../../../ui/sorting/sortable-list.tsx";
import { CONTENTS, type ContentField, contentFieldOf, groupText } from "../group-text.ts";
import type { HomeGroup } from "../use-home.ts";
import { ContentPicture } from "./content-picture.tsx";
import { type GroupFields, GroupFieldsDialog } from "./group-fields-dialog.tsx";
import { PickContentDialog } from "./pick-content-dialog.tsx";
import { useContents } from "./use-contents.ts";

type GroupCardProps = {
  group: HomeGroup;
  isHeld: boolean;
  onWrite(fields: Partial<GroupFields> | Partial<Pick<HomeGroup, ContentField>>): void;
};

/** The group that is edited: its title and layout, and its contents in their order. */
export function GroupCard({ group, isHeld, onWrite }: GroupCardProps) {
  const [open, setOpen] = useState<"fields" | "contents" | null>(null);
  const field = contentFieldOf(group);
  const close = () => setOpen(null);
  return (
    <section aria-label={`${group.name} 내용`} className="mt-4">
      <Card
        title={group.name}
        aside={
          <span className="flex items-center gap-1.5">
            <span className="mr-2 max-desk:hidden">{groupText(group)}</span>
            <Button
              size="sm"
              denied={isHeld ? "진열을 바꿀 권한이 없어요" : null}
              onClick={() => setOpen("fields")}
            >
              제목과 모양
            </Button>
            {field !== null && (
              <Button
                size="sm"
                denied={isHeld ? "진열을 바꿀 권한이 없어요" : null}
                onClick={() => setOpen("contents")}
              >
                <Plus aria-hidden />
                {CONTENTS[field]} 더하기
              </Button>
            )}
          </span>
        }
      >
        {field === null ? (
          <p className="text-ink-3">
            {group.contentsType === "tab"
              ? "탭으로 나뉜 묶음이에요. 차례와 제목을 여기서 바꿔요"
              : "후기 화면에서 고른 후기가 보여요"}
          </p>
        ) : (
          <Contents
            field={field}
            ids={group[field]}
            isHeld={isHeld}
            onWrite={(ids) => onWrite({ [field]: ids })}
          />
        )}
      </Card>
      {open === "fields" && <GroupFieldsDialog group={group} onWrite={onWrite} onClose={close} />}
      {open === "contents" && field !== null && (
        <PickContentDialog
          field={field}
          ids={group[field]}
          onPick={(id) => onWrite({ [field]: [...group[field], id] })}
          onClose={close}
        />
      )}
    </section>
  );
}

type ContentsProps = {
  field: ContentField;
  ids: readonly number[];
  isHeld: boolean;
  onWrite(ids: number[]): void;
};

function Contents({ field, ids, isHeld, onWrite }: ContentsProps) {
  const { data, error } = useContents(field, ids);
  const byId = new Map(data?.map((content) => [content.id, content]));
  const nameOf = (id: string) => byId.get(Number(id))?.name ?? id;
  if (ids.length === 0)
    return <p className="text-ink-3">{CONTENTS[field]}이 없는 묶음은 매장에 보이지 않아요</p>;
  if (error) {
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
            <ContentPicture content={content} />
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
