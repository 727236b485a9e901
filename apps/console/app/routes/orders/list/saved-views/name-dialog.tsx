import { type FormEvent, useState } from "react";
import { DialogForm } from "../../../../ui/form/dialog-form.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { NAME_LENGTH, problemOfName, type SavedView } from "./parse-and-check-saved-views.ts";

type NameDialogProps = {
  title: string;
  name: string;
  /** Saved views besides the one that is named. */
  others: readonly SavedView[];
  onName(name: string): void;
  onClose(): void;
};

/** Asks for the name of a view, which no other view has. */
export function NameDialog({ title, name, others, onName, onClose }: NameDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    const found = problemOfName(written, others);
    setProblem(found);
    if (found === null) onName(written);
  };
  return (
    <DialogForm
      title={title}
      action="저장하기"
      isBusy={false}
      error={null}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="name"
        label="이름"
        defaultValue={name}
        maxLength={NAME_LENGTH}
        error={problem ?? undefined}
        hint="이 기기에서 나에게만 보여요. 찾은 글은 저장하지 않아요"
      />
    </DialogForm>
  );
}
