import { useState } from "react";
import { SeparatelySavedSection } from "../../../../features/drafts/separately-saved-section.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { Table } from "../../../../ui/table/table.tsx";
import { useProductEditor } from "../editor-context.ts";
import { formatFieldValue } from "../fields/format-field-value.ts";
import { OPTION_FIELDS, partsOf, valuesOf } from "./convert-option-table-values.ts";
import { NewOptionDialog } from "./new-option-dialog.tsx";
import { OptionTableRow } from "./option-table-row.tsx";

const HEADS = [
  { text: "옵션" },
  { text: "정가", align: "right" },
  { text: "판매가", align: "right" },
  { text: "공급가", align: "right" },
  { text: "단위 가격", align: "right" },
  { text: "남은 수", align: "right" },
  { text: "판매" },
] as const;

/** Options of the product with their prices, typed as in a sheet and saved together. */
export function OptionsSection() {
  const { product, options, optionDraft: draft, denied } = useProductEditor();
  const [isAdding, setIsAdding] = useState(false);
  const fields = options.flatMap(({ id }) => Object.keys(OPTION_FIELDS).map((field) => `${id}.${field}`));
  const nameOf = (id: number) => options.find((option) => option.id === id)?.name ?? String(id);
  const isNumber = (key: string) => !["name", "isOnSale"].includes(partsOf(key).field);
  const wrong = draft.changed.filter(
    (key) => isNumber(key) && !(Number.isInteger(draft.values[key]) && Number(draft.values[key]) > 0),
  );
  return (
    <SeparatelySavedSection
      id="options"
      title="옵션·가격"
      aside={
        <Button size="sm" denied={denied} onClick={() => setIsAdding(true)}>
          옵션 더하기
        </Button>
      }
      changedCount={draft.changed.length}
      conflicts={draft.conflicts.map((key) => {
        const { id, field } = partsOf(key);
        return {
          field: key,
          label: `${nameOf(id)} ${OPTION_FIELDS[field]}`,
          before: formatFieldValue(draft.draft[key]?.before),
          theirs: formatFieldValue(valuesOf(options)[key]),
          mine: formatFieldValue(draft.draft[key]?.mine),
        };
      })}
      otherEdit={draft.otherEdit}
      refusals={draft.refused.refusals}
      isBusy={draft.busy !== null}
      isWaiting={draft.waiting.length > 0}
      denied={denied ?? (wrong.length > 0 ? "값은 1원이 넘는 숫자로 적어 주세요" : null)}
      onSave={() => draft.save("options", fields)}
      onDiscard={() => draft.discard(fields)}
      onKeepMine={draft.keepMine}
      onTakeTheirs={(key) => draft.discard([key])}
    >
      <Table label="옵션과 값" heads={HEADS}>
        {options.map((option) => (
          <OptionTableRow
            key={option.id}
            option={option}
            values={draft.values}
            changed={draft.changed}
            wrong={wrong}
            onWrite={draft.write}
          />
        ))}
      </Table>
      <p className="mt-2 text-micro text-ink-3">
        단위 가격은 무게에서 저절로 적혀요. 값을 바꾸면 1초 안에 모든 화면이 바뀌어요.
      </p>
      {isAdding && (
        <NewOptionDialog
          productId={product.id}
          sort={Math.max(0, ...options.map((option) => option.sort)) + 1}
          onClose={() => setIsAdding(false)}
        />
      )}
    </SeparatelySavedSection>
  );
}
