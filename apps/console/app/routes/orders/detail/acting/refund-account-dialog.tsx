import { useForm } from "react-hook-form";
import { useActOnOrder } from "../../../../features/orders/moving/use-act-on-order.ts";
import { DialogForm } from "../../../../ui/form/dialog-form.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";

type Fields = { owner: string; bankName: string; accountNumber: string; reason: string };

const filled = (name: string) => (text: string) => text.trim() !== "" || `${name} 적어 주세요`;

/** Keeps the account to which a deposit goes back; it is deleted once the money has gone. */
export function RefundAccountDialog({ orderId, onClose }: { orderId: number; onClose(): void }) {
  const form = useForm<Fields>({ defaultValues: { owner: "", bankName: "", accountNumber: "", reason: "" } });
  const { errors } = form.formState;
  const keep = useActOnOrder(
    "PUT /operator/v1/orders/{id}/refund-account",
    "계좌를 적었어요. 돌려주고 나면 지워요",
    onClose,
  );
  const submit = form.handleSubmit(({ reason, ...withdrawAccount }) =>
    keep.mutate({ path: { id: orderId }, body: { withdrawAccount, reason: reason.trim() } }),
  );
  return (
    <DialogForm
      title="돌려받을 계좌를 적어요"
      action="적기"
      isBusy={keep.isPending}
      error={keep.error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label="예금주"
        maxLength={30}
        error={errors.owner?.message}
        {...form.register("owner", { validate: filled("예금주를") })}
      />
      <TextField
        label="은행"
        maxLength={30}
        error={errors.bankName?.message}
        {...form.register("bankName", { validate: filled("은행을") })}
      />
      <TextField
        label="계좌 번호"
        inputMode="numeric"
        maxLength={30}
        error={errors.accountNumber?.message}
        {...form.register("accountNumber", { validate: filled("계좌 번호를") })}
      />
      <TextField
        label="어떻게 알았나요?"
        hint="기록에 남아요. 예: 산 분이 전화로 알려 주셨어요"
        maxLength={200}
        error={errors.reason?.message}
        {...form.register("reason", { validate: filled("이유를") })}
      />
    </DialogForm>
  );
}
