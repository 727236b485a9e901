import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Button } from "../../../ui/form/button.tsx";
import { useSaveKey } from "../../../ui/keyboard/use-save-key.ts";
import { ScheduleDialog } from "../../changes/schedule-dialog.tsx";
import { FieldConflictView } from "../../drafts/field-conflict-view.tsx";
import { useSeparatelySavedSections } from "../../drafts/use-separately-saved-sections.ts";
import {
  type AddedNoun,
  editRecord,
  listRecords,
  type RecordFields,
  type RecordNoun,
  type RecordRow,
} from "../list-add-edit-delete-records.ts";
import type { RecordDefinition } from "../record-definition-types.ts";
import { useDeleteRecord } from "../use-list-and-delete-records.ts";
import { useUndoToast } from "../use-undo-toast.ts";
import { EditorFrame } from "./editor-frame.tsx";
import { formatRecordFieldValue } from "./format-record-field-value.ts";
import { RecordHistory } from "./record-history.tsx";
import { RecordPreview } from "./record-preview.tsx";
import { messageOf, SaveRefusalList } from "./save-refusal-list.tsx";
import { useScheduleRecord } from "./use-schedule-record.ts";

type RecordEditorProps<Noun extends RecordNoun> = {
  definition: RecordDefinition<Noun>;
  record: RecordRow<Noun>;
  denied: string | null;
  onClose(): void;
};

const SECTION = "record";

/** A record that exists: its fields, saved at once or from an instant on, how the faces show it, and its history. */
export function RecordEditor<Noun extends RecordNoun>(props: RecordEditorProps<Noun>) {
  const { definition, record, onClose } = props;
  const { noun, name } = definition;
  const client = useQueryClient();
  const tell = useUndoToast(noun);
  const latest = useRef({ record, change: null as { id: number } | null });
  const [open, setOpen] = useState<"schedule" | "preview" | "history" | null>(null);
  const denied = props.denied ?? definition.lockedBecause?.(record, Date.now()) ?? null;
  const draft = useSeparatelySavedSections<RecordRow<Noun>>({
    key: `draft ${noun} ${record.id}`,
    current: record,
    async reload() {
      const rows = await client.fetchQuery({
        queryKey: [noun, "records"],
        queryFn: () => listRecords(noun),
        staleTime: 0,
      });
      const now = rows.find(({ id }) => id === record.id) ?? record;
      latest.current.record = now;
      return now;
    },
    async send(set) {
      const { id, version } = latest.current.record;
      latest.current.change = await editRecord(
        noun,
        { id, version, set: set as Partial<RecordFields<Noun>>, reason: `${name} 고치기` },
        crypto.randomUUID(),
      );
    },
    onSaved(_section, isMerged) {
      void client.invalidateQueries({ queryKey: ["changes"] });
      tell(
        isMerged ? "저장했어요. 다른 분이 고친 것과 저절로 합쳤어요" : "저장했어요",
        latest.current.change,
      );
    },
  });
  latest.current.record = record;
  const schedule = useScheduleRecord(noun, () => {
    draft.discard(draft.changed);
    setOpen(null);
  });
  const remove = useDeleteRecord(noun as AddedNoun, name, onClose);
  const { changed, refused, values } = draft;
  const set = Object.fromEntries(
    changed.map((field) => [field, (values as Record<string, unknown>)[field]]),
  ) as Partial<RecordFields<Noun>>;
  const edited = { ...record, ...set } as RecordRow<Noun>;
  const unsaved = denied ?? (changed.length === 0 ? "고친 것이 없어요" : null);
  const blocked = unsaved ?? (draft.conflicts.length > 0 ? "겹친 것을 먼저 골라 주세요" : null);
  useSaveKey(() => {
    if (blocked === null && draft.busy === null) draft.save(SECTION, changed);
  });
  const toggle = (panel: "preview" | "history") => setOpen(open === panel ? null : panel);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <EditorFrame
        label={`${name} 고치기`}
        title={definition.nameOf(record)}
        onClose={onClose}
        foot={
          <>
            <SaveRefusalList refusals={refused.refusals} labels={definition.labels} />
            {denied && <p className="w-full text-micro text-ink-3">{denied}</p>}
            {!definition.isKept && (
              <Button
                tone="danger"
                denied={denied}
                busy={remove.isPending}
                onClick={() => remove.mutate({ id: record.id, version: record.version })}
              >
                지우기
              </Button>
            )}
            <span className="ml-auto flex flex-wrap gap-2">
              {changed.length > 0 && <Button onClick={() => draft.discard(changed)}>버리기</Button>}
              {definition.mayBeScheduled && (
                <Button denied={unsaved} onClick={() => setOpen("schedule")}>
                  예약하기
                </Button>
              )}
              <Button
                tone="primary"
                shortcut="⌘S"
                denied={blocked}
                busy={draft.busy !== null}
                onClick={() => draft.save(SECTION, changed)}
              >
                저장하기
              </Button>
            </span>
          </>
        }
      >
        <div className="col-span-2 empty:hidden">
          <FieldConflictView
            conflicts={draft.conflicts.map((field) => ({
              field,
              label: (definition.labels as Record<string, string>)[field] ?? field,
              before: formatRecordFieldValue(draft.draft[field]?.before),
              theirs: formatRecordFieldValue((record as Record<string, unknown>)[field]),
              mine: formatRecordFieldValue(draft.draft[field]?.mine),
            }))}
            otherEdit={draft.otherEdit}
            onKeepMine={draft.keepMine}
            onTakeTheirs={(field) => draft.discard([field])}
          />
        </div>
        {definition.fields({
          values: values as unknown as RecordFields<Noun>,
          isNew: false,
          isHeld: denied !== null,
          write: (field, value) => draft.write(field as never, value as never),
          errorOf: (field) => messageOf(refused.refusals, field),
        })}
      </EditorFrame>
      {definition.below?.(edited, changed.length === 0)}
      <div className="flex flex-wrap gap-2">
        {definition.preview && (
          <Button aria-expanded={open === "preview"} onClick={() => toggle("preview")}>
            네 얼굴로 보기
          </Button>
        )}
        <Button aria-expanded={open === "history"} onClick={() => toggle("history")}>
          고친 기록
        </Button>
      </div>
      {open === "history" && <RecordHistory noun={noun} id={record.id} labels={definition.labels} />}
      {open === "preview" && definition.preview && (
        <RecordPreview noun={noun} record={record} set={set} shown={definition.preview(edited, Date.now())} />
      )}
      {open === "schedule" && (
        <ScheduleDialog
          title={`${name} 예약하기`}
          at={null}
          reason={`${name} 고치기`}
          isBusy={schedule.isPending}
          error={schedule.error}
          onSchedule={(wish) => schedule.mutate({ id: record.id, version: record.version, set, ...wish })}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
