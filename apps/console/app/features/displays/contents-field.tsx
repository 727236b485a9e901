import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Button } from "../../ui/form/button.tsx";
import type { RecordForm } from "../records/record-definition-types.ts";
import { CONTENTS, type ContentField } from "./display-group-labels-and-content-fields.ts";
import { PickContentDialog } from "./pick-content-dialog.tsx";
import { SortableContentList } from "./sortable-content-list.tsx";

type ContentsFieldProps<Fields> = { form: RecordForm<Fields>; field: ContentField & keyof Fields };

/** Contents of a record that is edited, in their order. */
export function ContentsField<Fields>({ form, field }: ContentsFieldProps<Fields>) {
  const [isPicking, setIsPicking] = useState(false);
  const ids = form.values[field] as readonly number[];
  const write = (next: number[]) => form.write(field, next as Fields[typeof field]);
  const error = form.errorOf(field);
  return (
    <fieldset className="col-span-2">
      <legend className="mb-1.5 font-semibold">{CONTENTS[field]}</legend>
      <SortableContentList field={field} ids={ids} isHeld={form.isHeld} onWrite={write} />
      <Button
        className="mt-2"
        size="sm"
        denied={form.isHeld ? "고칠 수 없어요" : null}
        onClick={() => setIsPicking(true)}
      >
        <Plus aria-hidden />
        {CONTENTS[field]} 더하기
      </Button>
      {error && <p className="mt-1.5 text-micro text-danger">{error}</p>}
      {isPicking && (
        <PickContentDialog
          field={field}
          ids={ids}
          onPick={(id) => write([...ids, id])}
          onClose={() => setIsPicking(false)}
        />
      )}
    </fieldset>
  );
}
