import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { DialogForm } from "../../../ui/form/dialog-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { parseNumber } from "../../../ui/parse-number.ts";
import { linesOfReceipt, type ReceiptForm, receiptFormOf } from "./convert-receipt-form.ts";
import { type PurchaseOrder, useReceiveGoods } from "./use-read-and-change-purchase-orders.ts";

/** Writes what came of an order by line, with the lot of each; says beforehand what is missing or too much. */
export function ReceiptDialog({ order, onClose }: { order: PurchaseOrder; onClose(): void }) {
  const form = useForm<ReceiptForm>({ defaultValues: receiptFormOf(order) });
  const [isLast, setIsLast] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const receive = useReceiveGoods(onClose);
  const typed = form.watch("lines").map(({ units }) => Number(parseNumber(units)) || 0);
  const sum = typed.reduce((total, units) => total + units, 0);
  const open = order.lines.reduce((total, { units, received }) => total + Math.max(0, units - received), 0);
  return (
    <DialogForm
      title={`${order.distributorName} 들어온 것 적기`}
      action={`${groupDigits(sum)}개 들이기`}
      isBusy={receive.isPending}
      error={problem ? new Error(problem) : receive.error}
      onClose={onClose}
      onSubmit={(event) =>
        void form.handleSubmit((filled) => {
          const read = linesOfReceipt(filled, order);
          setProblem("problem" in read ? read.problem : null);
          if ("lines" in read) receive.mutate({ order, lines: read.lines, isLast, acceptsMore: sum > open });
        })(event)
      }
    >
      {order.lines.map(({ optionId, productName, optionName, units, received }, at) => (
        <fieldset key={optionId} className="grid grid-cols-2 gap-3 border-t border-line pt-3">
          <legend className="font-semibold">
            {productName} {optionName}
            <span className="ml-1.5 text-micro font-normal text-ink-3">
              발주 {groupDigits(units)} · 온 것 {groupDigits(received)}
            </span>
          </legend>
          <TextField label="들어온 것" inputMode="numeric" {...form.register(`lines.${at}.units`)} />
          <TextField
            label="LOT 번호"
            maxLength={30}
            hint="예: 1123-A"
            {...form.register(`lines.${at}.code`)}
          />
          <TextField label="수확한 날" type="date" {...form.register(`lines.${at}.harvestedOn`)} />
          <TextField label="소비기한" type="date" {...form.register(`lines.${at}.expiresOn`)} />
          <TextField label="당도" inputMode="decimal" {...form.register(`lines.${at}.brix`)} />
        </fieldset>
      ))}
      <Checkbox
        label="더 들어올 것이 없어요"
        checked={isLast}
        onChange={({ target }) => setIsLast(target.checked)}
      />
      <p role="status" className="text-warning">
        {sum < open && `${groupDigits(open - sum)}개가 덜 왔어요`}
        {sum > open && `발주보다 ${groupDigits(sum - open)}개 많아요. 그대로 들여요`}
      </p>
    </DialogForm>
  );
}
