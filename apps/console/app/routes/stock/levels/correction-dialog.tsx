import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useForm } from "react-hook-form";
import type { StockRow } from "../../../features/stock/use-stock.ts";
import { DialogForm } from "../../../ui/form/dialog-form.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { parseNumber } from "../../../ui/parse-number.ts";
import { useChangeStock } from "./use-change-stock.ts";

const REASONS = ["들어옴", "상함", "세어 보고 고침", "견본"].map((text) => ({ value: text, label: text }));

/** Corrects the units on hand of an option with the reason; not below what orders have reserved. */
export function CorrectionDialog({ row, onClose }: { row: StockRow; onClose(): void }) {
  const form = useForm({ defaultValues: { onHand: String(row.onHand), reason: "" } });
  const { errors } = form.formState;
  const change = useChangeStock(onClose);
  return (
    <DialogForm
      title={`${row.productName} ${row.optionName}`}
      action="고치기"
      isBusy={change.isPending}
      error={change.error}
      onClose={onClose}
      onSubmit={(event) =>
        void form.handleSubmit(({ onHand, reason }) =>
          change.mutate({
            id: row.id,
            name: row.optionName,
            seenOnHand: row.onHand,
            onHand: Number(parseNumber(onHand)),
            reason,
          }),
        )(event)
      }
    >
      <TextField
        label="가진 것"
        inputMode="numeric"
        hint={`지금 ${groupDigits(row.onHand)}개 · 주문이 잡은 것 ${groupDigits(row.reserved)}개`}
        error={errors.onHand?.message}
        {...form.register("onHand", {
          validate: (text) => {
            const number = parseNumber(text);
            if (typeof number !== "number" || !Number.isInteger(number)) return "숫자로 적어 주세요. 예: 120";
            return (
              number >= row.reserved || `주문이 잡은 ${groupDigits(row.reserved)}개보다 적게는 못 고쳐요`
            );
          },
        })}
      />
      <SelectField
        label="까닭"
        options={REASONS}
        error={errors.reason?.message}
        {...form.register("reason", { required: "까닭을 골라 주세요" })}
      />
    </DialogForm>
  );
}
