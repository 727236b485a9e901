import { type FormEvent, useState } from "react";
import { DialogForm } from "../../ui/form/dialog-form.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { ConflictView } from "./conflict-view.tsx";
import {
  changedFields,
  fieldInput,
  type RecordField,
  type RecordValue,
  readField,
} from "./parse-and-format-record-fields.ts";
import { type RefusedRecord, type SettingNoun, useEditRecord } from "./use-edit-record.ts";

type RecordDialogProps = {
  title: string;
  noun: SettingNoun;
  fields: readonly RecordField[];
  record: { id: number; version: number } & Readonly<Record<string, unknown>>;
  onClose(): void;
};

/** A dialog with the fields of one record; what a colleague changed meanwhile is shown beside what was written here. */
export function RecordDialog({ title, noun, fields, record, onClose }: RecordDialogProps) {
  // The record as it was opened: a change that arrives meanwhile is shown as a conflict, not put under the fingers.
  const [seen] = useState(record);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [conflict, setConflict] = useState<{
    refused: RefusedRecord;
    mine: Record<string, RecordValue>;
  } | null>(null);
  const edit = useEditRecord(noun, onClose);
  const save = (version: number, set: Record<string, RecordValue>) =>
    edit.mutate(
      { id: seen.id, version, set, reason: title },
      {
        onSuccess(refused) {
          if (refused?.code === "RECORD_CHANGED") setConflict({ refused, mine: set });
          else if (refused) setProblems({ [refused.field ?? ""]: refused.message });
        },
      },
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const read = fields.map((field) => ({
      field,
      answer: readField(field, String(written.get(field.name) ?? "")),
    }));
    const wrong = read.flatMap(({ field, answer }) =>
      "problem" in answer ? [[field.name, answer.problem]] : [],
    );
    setProblems(Object.fromEntries(wrong));
    if (wrong.length > 0) return;
    const values = read.flatMap(({ field, answer }) =>
      "value" in answer ? [[field.name, answer.value]] : [],
    );
    const set = changedFields(seen, Object.fromEntries(values));
    if (Object.keys(set).length === 0) return onClose();
    save(conflict?.refused.version ?? seen.version, set);
  };
  return (
    <DialogForm
      title={title}
      action="저장하기"
      isBusy={edit.isPending}
      error={edit.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {conflict && (
        <ConflictView
          fields={fields}
          before={seen}
          mine={conflict.mine}
          refused={conflict.refused}
          onKeepMine={() => save(conflict.refused.version ?? seen.version, conflict.mine)}
          onTakeTheirs={onClose}
        />
      )}
      {problems[""] && (
        <p role="alert" className="font-medium text-danger">
          {problems[""]}
        </p>
      )}
      {fields.map(({ name, label, hint, kind, maxLength }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          defaultValue={fieldInput(seen[name])}
          error={problems[name]}
          inputMode={kind === "number" ? "numeric" : "text"}
          {...(hint !== undefined && { hint })}
          {...(maxLength !== undefined && { maxLength })}
        />
      ))}
    </DialogForm>
  );
}
