import { useForm } from "react-hook-form";
import { useActOnOrder } from "../../../../features/orders/moving/use-act-on-order.ts";
import { DialogForm } from "../../../../ui/form/dialog-form.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";

type TakeBackSwapDialogProps = { giftId: number; name: string; onClose(): void };

/** Gives a swapped gift its first product again, for a reason that the receiver reads. */
export function TakeBackGiftSwapDialog({ giftId, name, onClose }: TakeBackSwapDialogProps) {
  const form = useForm<{ reason: string }>({ defaultValues: { reason: "" } });
  const takeBack = useActOnOrder(
    "PUT /operator/v1/gifts/{id}/swap/take-back",
    "처음 선물로 되돌렸어요. 받는 분에게 알려요",
    onClose,
  );
  const submit = form.handleSubmit(({ reason }) =>
    takeBack.mutate({ path: { id: giftId }, body: { reason: reason.trim() } }),
  );
  return (
    <DialogForm
      title="처음 선물로 되돌려요"
      action="되돌리고 알리기"
      isBusy={takeBack.isPending}
      error={takeBack.error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <p>
        <b className="font-semibold">{name}</b> 선물을 보내요. 받는 분은 다시 바꿀 수 없어요.
      </p>
      <TextField
        label="받는 분이 읽을 이유"
        maxLength={200}
        error={form.formState.errors.reason?.message}
        {...form.register("reason", { validate: (text) => text.trim() !== "" || "이유를 적어 주세요" })}
      />
    </DialogForm>
  );
}
