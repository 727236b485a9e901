import { useForm } from "react-hook-form";
import { useFarms } from "../../../features/products/use-farms.ts";
import { DialogForm } from "../../../ui/form/dialog-form.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { parseNumber } from "../../../ui/parse-number.ts";
import { useSaveStockRule, useStockRules } from "./use-manage-stock-alert-rules.ts";

/** Units and days at or below which options wait for operators: of the whole shop, or of a farm. */
export function StockAlertRulesDialog({ onClose }: { onClose(): void }) {
  const farms = useFarms();
  const { data: rules } = useStockRules();
  const form = useForm({ defaultValues: { farm: "shop", threshold: "", expiryDays: "" } });
  const { errors } = form.formState;
  const save = useSaveStockRule(onClose);
  const ruleOf = (farm: string) =>
    rules?.find(
      (rule) => rule.optionId === null && rule.distributorId === (farm === "shop" ? null : Number(farm)),
    ) ?? null;
  const isDays = (text: string) => {
    const number = parseNumber(text);
    return (
      number === null || (Number.isInteger(number) && Number(number) <= 60) || "60까지 숫자로 적어 주세요"
    );
  };
  const now = ruleOf(form.watch("farm"));
  return (
    <DialogForm
      title="떨어짐 규칙"
      action="정하기"
      isBusy={save.isPending || !rules}
      error={save.error}
      onClose={onClose}
      onSubmit={(event) =>
        void form.handleSubmit(({ farm, threshold, expiryDays }) =>
          save.mutate({
            rule: ruleOf(farm),
            fields: {
              optionId: null,
              distributorId: farm === "shop" ? null : Number(farm),
              threshold: Number(parseNumber(threshold)),
              expiryDays: expiryDays.trim() === "" ? null : Number(parseNumber(expiryDays)),
            },
          }),
        )(event)
      }
    >
      <SelectField
        label="어디에"
        options={[
          { value: "shop", label: "가게 모두" },
          ...farms.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        error={errors.farm?.message}
        {...form.register("farm", { required: "어디에 쓸지 골라 주세요" })}
      />
      <p role="status" className="text-ink-3">
        {now
          ? `지금은 ${now.threshold}개가 되면 알려요${now.expiryDays == null ? "" : ` · 소비기한 ${now.expiryDays}일 전`}`
          : "아직 정하지 않았어요"}
      </p>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="몇 개가 되면"
          inputMode="numeric"
          error={errors.threshold?.message}
          {...form.register("threshold", {
            validate: (text) => Number.isInteger(parseNumber(text)) || "숫자로 적어 주세요. 예: 10",
          })}
        />
        <TextField
          label="소비기한 며칠 전"
          inputMode="numeric"
          hint="비우면 위의 기준을 따라요"
          error={errors.expiryDays?.message}
          {...form.register("expiryDays", { validate: isDays })}
        />
      </div>
    </DialogForm>
  );
}
