import { useState } from "react";
import { Button } from "../../ui/form/button.tsx";
import type { RecordForm } from "../records/record-definition-types.ts";
import { PickContentDialog } from "./pick-content-dialog.tsx";
import { useContents } from "./use-contents-by-ids-or-search.ts";

type ProductPickerFieldProps<Fields> = { form: RecordForm<Fields>; field: keyof Fields & string };

/** The one product that a record is about, found by its name. */
export function ProductPickerField<Fields>({ form, field }: ProductPickerFieldProps<Fields>) {
  const [isPicking, setIsPicking] = useState(false);
  const id = Number(form.values[field]);
  const { data } = useContents("productIds", id === 0 ? [] : [id]);
  const name = id === 0 ? "아직 고르지 않았어요" : (data?.[0]?.name ?? String(id));
  const error = form.errorOf(field);
  return (
    <fieldset className="col-span-2">
      <legend className="mb-1.5 font-semibold">상품</legend>
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <Button size="sm" denied={form.isHeld ? "고칠 수 없어요" : null} onClick={() => setIsPicking(true)}>
          {id === 0 ? "상품 고르기" : "다른 상품"}
        </Button>
      </div>
      {error && <p className="mt-1.5 text-micro text-danger">{error}</p>}
      {isPicking && (
        <PickContentDialog
          field="productIds"
          ids={[id]}
          onPick={(picked) => {
            form.write(field, picked as Fields[typeof field]);
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </fieldset>
  );
}
