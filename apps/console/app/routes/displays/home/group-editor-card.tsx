import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import {
  CONTENTS,
  type ContentField,
  contentFieldOf,
  groupText,
} from "../../../features/displays/display-group-labels-and-content-fields.ts";
import { PickContentDialog } from "../../../features/displays/pick-content-dialog.tsx";
import { SortableContentList } from "../../../features/displays/sortable-content-list.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { type GroupFields, GroupFieldsDialog } from "./group-fields-dialog.tsx";
import type { HomeGroup } from "./use-stored-home-records.ts";

type GroupEditorCardProps = {
  group: HomeGroup;
  isHeld: boolean;
  onWrite(fields: Partial<GroupFields> | Partial<Pick<HomeGroup, ContentField>>): void;
};

/** The group that is edited: its title and layout, and its contents in their order. */
export function GroupEditorCard({ group, isHeld, onWrite }: GroupEditorCardProps) {
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
          <SortableContentList
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
