import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useForm } from "react-hook-form";
import type { ProductRow } from "../../../../features/products/update-cached-product-lists.ts";
import { DialogForm } from "../../../../ui/form/dialog-form.tsx";
import { SelectField } from "../../../../ui/form/select-field.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { applyPercentageToPrices } from "./apply-percentage-to-prices.ts";
import { MOST_PRICES, usePricesOfProducts, useSaveBulkPrices } from "./use-read-and-save-prices.ts";

type PriceForm = { percent: string; step: string };
type PriceDialogProps = { products: readonly ProductRow[]; onDone(): void; onClose(): void };

const STEPS = [10, 100, 1000];
const SHOWN = 4;
const MOST_PERCENT = 90;

/** Changes the prices of all options of the selected products by a percentage; says beforehand what becomes of them. */
export function PriceDialog({ products, onDone, onClose }: PriceDialogProps) {
  const form = useForm<PriceForm>({ defaultValues: { percent: "", step: "100" } });
  const { data: options, error } = usePricesOfProducts(products.map(({ id }) => id));
  const save = useSaveBulkPrices(onDone);
  const { percent, step } = form.watch();
  const isRight = isPercent(percent);
  const rows =
    options && isRight
      ? applyPercentageToPrices(options, { percent: Number(percent), step: Number(step) })
      : [];
  const raised = rows.filter(({ set }) => "listPrice" in set).length;
  const optionOf = new Map(options?.map((option) => [option.id, option]));
  return (
    <DialogForm
      title={`상품 ${products.length}개의 값 바꾸기`}
      action={rows.length > 0 ? `옵션 ${rows.length}개 값 바꾸기` : "값 바꾸기"}
      isBusy={save.isPending}
      error={error ?? save.error}
      onClose={onClose}
      onSubmit={(event) =>
        void form.handleSubmit(() => {
          if (rows.length > 0 && rows.length <= MOST_PRICES) save.mutate(rows);
        })(event)
      }
    >
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="몇 %"
          inputMode="decimal"
          hint="내리려면 -10처럼 적어요"
          error={form.formState.errors.percent?.message}
          {...form.register("percent", {
            validate: (text) =>
              (isPercent(text) && Number(text) !== 0) ||
              `-${MOST_PERCENT}에서 ${MOST_PERCENT} 사이로 적어 주세요`,
          })}
        />
        <SelectField
          label="올림"
          options={STEPS.map((value) => ({ value: String(value), label: `${groupDigits(value)}원` }))}
          {...form.register("step")}
        />
      </div>
      <div role="status" className="text-ink-2">
        {!options && !error && <p>값을 불러오는 중이에요</p>}
        {rows.length > MOST_PRICES && (
          <p className="text-danger">한 번에 옵션 {MOST_PRICES}개까지예요. 상품을 덜 골라 주세요</p>
        )}
        <ul className="flex flex-col gap-1">
          {rows.slice(0, SHOWN).map(({ id, set }) => {
            const option = optionOf.get(id);
            return (
              <li key={id} className="number">
                {option?.productName} {option?.optionName}{" "}
                <s className="text-ink-3">{groupDigits(option?.price ?? 0)}</s> →{" "}
                <b className="font-semibold">{groupDigits(set.price)}</b>
              </li>
            );
          })}
        </ul>
        {rows.length > SHOWN && <p>그 밖에 {rows.length - SHOWN}개</p>}
        {raised > 0 && <p className="mt-1 text-warning">정가보다 비싸지는 {raised}개는 정가도 함께 올라요</p>}
      </div>
    </DialogForm>
  );
}

function isPercent(text: string): boolean {
  return /^-?\d{1,2}(\.\d)?$/.test(text) && Math.abs(Number(text)) <= MOST_PERCENT;
}
