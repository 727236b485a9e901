import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useFarms } from "../../../features/products/use-farms.ts";
import { useStockOfFarm } from "../../../features/stock/use-stock.ts";
import { DialogForm } from "../../../ui/form/dialog-form.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { parseNumber } from "../../../ui/parse-number.ts";
import { useOrderGoods } from "./use-read-and-change-purchase-orders.ts";

type OrderForm = { farm: string; expectedOn: string; note: string; units: Record<string, string> };

/** Orders units of a farm's counted options for a day. */
export function PurchaseOrderDialog({ onClose }: { onClose(): void }) {
  const farms = useFarms();
  const tomorrow = addDays(kstDateOf(new Date().toISOString()), 1);
  const form = useForm<OrderForm>({
    defaultValues: { farm: "", expectedOn: tomorrow, note: "", units: {} },
  });
  const { errors } = form.formState;
  const farm = form.watch("farm");
  const options = useStockOfFarm(farm === "" ? null : Number(farm)).data ?? [];
  const order = useOrderGoods(onClose);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <DialogForm
      title="발주 넣기"
      action="발주 넣기"
      isBusy={order.isPending}
      error={problem ? new Error(problem) : order.error}
      onClose={onClose}
      onSubmit={(event) =>
        void form.handleSubmit(({ units, expectedOn, note }) => {
          const lines = options.flatMap(({ id }) => {
            const number = parseNumber(units[String(id)] ?? "");
            return typeof number === "number" && number > 0 ? [{ optionId: id, units: number }] : [];
          });
          setProblem(lines.length === 0 ? "몇 개를 넣을지 적어 주세요" : null);
          if (lines.length > 0)
            order.mutate({
              distributorId: Number(farm),
              expectedOn,
              lines,
              ...(note.trim() !== "" && { note: note.trim() }),
            });
        })(event)
      }
    >
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label="농가"
          options={farms.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={errors.farm?.message}
          {...form.register("farm", { required: "농가를 골라 주세요" })}
        />
        <TextField
          label="들어올 날"
          type="date"
          error={errors.expectedOn?.message}
          {...form.register("expectedOn", { required: "들어올 날을 골라 주세요" })}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        {options.map(({ id, productName, optionName, onHand }) => (
          <TextField
            key={id}
            label={`${productName} ${optionName}`}
            inputMode="numeric"
            hint={`지금 ${onHand.toLocaleString()}개`}
            {...form.register(`units.${id}`)}
          />
        ))}
      </div>
      {farm !== "" && options.length === 0 && (
        <p className="text-ink-3">이 농가에 수량을 세는 옵션이 없어요</p>
      )}
      <TextField label="메모" maxLength={300} {...form.register("note")} />
    </DialogForm>
  );
}
