import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useForm } from "react-hook-form";
import { useActOnOrder } from "../../../../features/orders/moving/use-act-on-order.ts";
import { DialogForm } from "../../../../ui/form/dialog-form.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import type { ShownOrder } from "../use-order.ts";

type GoodwillDialogProps = { order: ShownOrder["order"]; onClose(): void };
type Fields = { amount: string; reason: string };

/** Gives money back beyond what is due, within the limit of the role; the button names the sum. */
export function GoodwillRefundDialog({ order, onClose }: GoodwillDialogProps) {
  const form = useForm<Fields>({ defaultValues: { amount: "", reason: "" } });
  const { errors } = form.formState;
  const returned = order.refunds.reduce((sum, { refundPrice }) => sum + refundPrice, 0);
  const paid = order.orderItemPrice.totalPrice;
  const amount = Number(form.watch("amount").replaceAll(/[\s,원]/g, ""));
  const give = useActOnOrder(
    "POST /operator/v1/orders/{id}/goodwill-refunds",
    "돌려줬어요. 산 분에게 알려요",
    onClose,
  );
  const submit = form.handleSubmit(({ reason }) =>
    give.mutate({ path: { id: order.id }, body: { amount, returned, reason: reason.trim() } }),
  );
  return (
    <DialogForm
      title="사과의 뜻으로 돌려줘요"
      action={amount > 0 ? `${groupDigits(amount)}원 돌려주기` : "돌려주기"}
      isBusy={give.isPending}
      error={give.error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <dl className="number flex flex-col gap-1.5 rounded-control bg-sunken px-3 py-2.5">
        <div className="flex">
          <dt>받은 돈</dt>
          <dd className="ml-auto">{groupDigits(paid)}원</dd>
        </div>
        <div className="flex">
          <dt>돌려준 돈</dt>
          <dd className="ml-auto">{groupDigits(returned)}원</dd>
        </div>
      </dl>
      <TextField
        label="돌려줄 돈"
        hint={`원, ${groupDigits(Math.max(0, paid - returned))}원까지`}
        inputMode="numeric"
        maxLength={12}
        error={errors.amount?.message}
        {...form.register("amount", {
          validate: (text) =>
            /^[1-9]\d*$/.test(text.replaceAll(/[\s,원]/g, "")) || "금액을 숫자로 적어 주세요. 예: 3,000",
        })}
      />
      <TextField
        label="산 분이 읽을 이유"
        maxLength={200}
        error={errors.reason?.message}
        {...form.register("reason", { validate: (text) => text.trim() !== "" || "이유를 적어 주세요" })}
      />
    </DialogForm>
  );
}
