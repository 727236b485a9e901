import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../api/console-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { SelectField } from "../../ui/form/select-field.tsx";
import { PickContentDialog } from "../displays/pick-content-dialog.tsx";
import { useContents } from "../displays/use-contents-by-ids-or-search.ts";
import type { RecordFields } from "../records/list-add-edit-delete-records.ts";
import type { RecordForm } from "../records/record-definition-types.ts";

type OptionPickerFieldProps = { form: RecordForm<RecordFields<"waiting-rooms">> };

/** The option that is sold through the room: its product is found by name, then its option is chosen. */
export function OptionPickerField({ form }: OptionPickerFieldProps) {
  const [productId, setProductId] = useState<number | null>(null);
  const [isPicking, setIsPicking] = useState(false);
  const product = useContents("productIds", productId === null ? [] : [productId]).data?.[0];
  const options = useQuery({
    queryKey: ["prices", "of-product", productId],
    queryFn: () => callApi("GET /operator/v1/prices", { query: { productId: productId ?? 0 } }),
    enabled: productId !== null,
  });
  if (!form.isNew)
    return <p className="col-span-2 text-micro text-ink-3">옵션은 바꿀 수 없어요. 새로 만들어 주세요</p>;
  return (
    <div className="col-span-2 flex flex-col gap-3">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate">{product?.name ?? "상품을 골라 주세요"}</span>
        <Button size="sm" denied={form.isHeld ? "고칠 수 없어요" : null} onClick={() => setIsPicking(true)}>
          {productId === null ? "상품 고르기" : "다른 상품"}
        </Button>
      </div>
      <SelectField
        label="옵션"
        options={(options.data?.list ?? []).map(({ id, optionName }) => ({
          value: String(id),
          label: optionName,
        }))}
        value={form.values.optionId === 0 ? "" : String(form.values.optionId)}
        disabled={form.isHeld || productId === null}
        error={form.errorOf("optionId")}
        onChange={({ target }) => form.write("optionId", Number(target.value))}
      />
      {isPicking && (
        <PickContentDialog
          field="productIds"
          ids={productId === null ? [] : [productId]}
          onPick={(picked) => {
            setProductId(picked);
            form.write("optionId", 0);
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}
