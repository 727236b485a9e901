import { useState } from "react";
import { useForm } from "react-hook-form";
import { useFarms } from "../../../features/products/use-farms.ts";
import {
  EMPTY_LOT,
  formToLot,
  type LotForm,
  problemOfLot,
} from "../../../features/stock/convert-and-check-lot-form.ts";
import { useStockOfFarm } from "../../../features/stock/use-stock.ts";
import { DialogForm } from "../../../ui/form/dialog-form.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { parseNumber } from "../../../ui/parse-number.ts";
import { useAddLot } from "./use-lot-writes.ts";

type NewLotForm = LotForm & { farm: string; optionId: string; units: string };

/** Writes a lot for units on hand that came before lots were written, or without one. */
export function NewLotDialog({ onClose }: { onClose(): void }) {
  const farms = useFarms();
  const form = useForm<NewLotForm>({ defaultValues: { ...EMPTY_LOT, farm: "", optionId: "", units: "" } });
  const { errors } = form.formState;
  const [problem, setProblem] = useState<string | null>(null);
  const farm = form.watch("farm");
  const options = useStockOfFarm(farm === "" ? null : Number(farm));
  const add = useAddLot(onClose);
  return (
    <DialogForm
      title="LOT 적기"
      action="적기"
      isBusy={add.isPending}
      error={problem ? new Error(problem) : add.error}
      onClose={onClose}
      onSubmit={(event) =>
        void form.handleSubmit((typed) => {
          const wrong = problemOfLot(typed);
          setProblem(wrong);
          if (wrong === null)
            add.mutate({
              ...formToLot(typed),
              optionId: Number(typed.optionId),
              units: Number(parseNumber(typed.units)),
            });
        })(event)
      }
    >
      <SelectField
        label="농가"
        options={farms.map(({ id, name }) => ({ value: String(id), label: name }))}
        error={errors.farm?.message}
        {...form.register("farm", { required: "농가를 골라 주세요" })}
      />
      <SelectField
        label="옵션"
        options={(options.data ?? []).map(({ id, productName, optionName, onHand }) => ({
          value: String(id),
          label: `${productName} ${optionName} (${onHand.toLocaleString()}개)`,
        }))}
        error={errors.optionId?.message}
        {...form.register("optionId", { required: "옵션을 골라 주세요" })}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField label="LOT 번호" maxLength={30} hint="예: 1123-A" {...form.register("code")} />
        <TextField
          label="몇 개"
          inputMode="numeric"
          error={errors.units?.message}
          {...form.register("units", {
            validate: (text) => Number.isInteger(parseNumber(text)) || "숫자로 적어 주세요. 예: 22",
          })}
        />
        <TextField label="수확한 날" type="date" {...form.register("harvestedOn")} />
        <TextField label="소비기한" type="date" {...form.register("expiresOn")} />
        <TextField label="당도" inputMode="decimal" hint="°Bx, 비워도 돼요" {...form.register("brix")} />
      </div>
    </DialogForm>
  );
}
