import { useMutation, useQueryClient } from "@tanstack/react-query";
import { josa } from "@todayfruit/domain/korean/josa";
import { useState } from "react";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { Button } from "../../../ui/form/button.tsx";
import { type FieldRefusal, listRefusalsOfSaveError } from "../../drafts/list-refusals-of-save-error.ts";
import {
  type AddedNoun,
  addRecord,
  type RecordFields,
  type RecordNoun,
  type RecordRow,
} from "../list-add-edit-delete-records.ts";
import type { RecordDefinition } from "../record-definition-types.ts";
import { useUndoToast } from "../use-undo-toast.ts";
import { EditorFrame } from "./editor-frame.tsx";
import { messageOf, SaveRefusalList } from "./save-refusal-list.tsx";

type NewRecordProps<Noun extends RecordNoun> = {
  definition: RecordDefinition<Noun>;
  /** Record that it is made from. */
  from: RecordRow<Noun> | undefined;
  denied: string | null;
  onMade(id: number): void;
  onClose(): void;
};

/** A record that is made; what the server refuses is said at its field. */
export function NewRecord<Noun extends RecordNoun>({
  definition,
  from,
  denied,
  onMade,
  onClose,
}: NewRecordProps<Noun>) {
  const client = useQueryClient();
  const tell = useUndoToast(definition.noun);
  const keyOf = useIdempotencyKey();
  const [values, setValues] = useState(() => definition.empty?.(Date.now(), from) as RecordFields<Noun>);
  const [refusals, setRefusals] = useState<readonly FieldRefusal[]>([]);
  const make = useMutation({
    mutationFn: () => {
      const wish = { fields: values, reason: `${definition.name} 만들기` };
      return addRecord(definition.noun as AddedNoun, wish, keyOf(wish));
    },
    async onSuccess({ id, change }) {
      await client.invalidateQueries({ queryKey: [definition.noun] });
      tell(`${josa(definition.name, "을/를")} 만들었어요`, change);
      onMade(id);
    },
    onError: (error) => setRefusals(listRefusalsOfSaveError(error)),
  });
  return (
    <EditorFrame
      label={`새 ${definition.name}`}
      title={`새 ${definition.name}`}
      onClose={onClose}
      foot={
        <>
          <SaveRefusalList refusals={refusals} labels={definition.labels} />
          <Button
            className="ml-auto"
            tone="primary"
            size="lg"
            denied={denied}
            busy={make.isPending}
            onClick={() => make.mutate()}
          >
            만들기
          </Button>
        </>
      }
    >
      {definition.fields({
        values,
        isNew: true,
        isHeld: denied !== null,
        write(field, value) {
          setRefusals([]);
          setValues((now) => ({ ...now, [field]: value }));
        },
        errorOf: (field) => messageOf(refusals, field),
      })}
    </EditorFrame>
  );
}
