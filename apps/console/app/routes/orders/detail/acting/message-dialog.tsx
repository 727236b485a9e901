import { useForm } from "react-hook-form";
import { useActOnOrder } from "../../../../features/orders/moving/use-act-on-order.ts";
import { DialogForm } from "../../../../ui/form/dialog-form.tsx";
import { TextAreaField } from "../../../../ui/form/text-area-field.tsx";

const MOST_LETTERS = 300;

/** Sends words about an order to its buyer; they cannot be taken back, so they are asked for once. */
export function MessageDialog({ orderId, onClose }: { orderId: number; onClose(): void }) {
  const form = useForm<{ text: string }>({ defaultValues: { text: "" } });
  const send = useActOnOrder("POST /operator/v1/orders/{id}/messages", "산 분에게 글을 보냈어요", onClose);
  const submit = form.handleSubmit(({ text }) =>
    send.mutate({ path: { id: orderId }, body: { text: text.trim() } }),
  );
  return (
    <DialogForm
      title="산 분에게 글을 보내요"
      action="한 분에게 보내기"
      isBusy={send.isPending}
      error={send.error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextAreaField
        label="글"
        hint="이 주문에 대한 안내만 적어요. 광고는 광고 동의를 받은 회원에게만 보낼 수 있어요"
        maxLength={MOST_LETTERS}
        error={form.formState.errors.text?.message}
        {...form.register("text", { validate: (text) => text.trim() !== "" || "보낼 글을 적어 주세요" })}
      />
    </DialogForm>
  );
}
