import { useForm } from "react-hook-form";
import { useActOnOrder } from "../../../../features/orders/moving/use-act-on-order.ts";
import { Dialog } from "../../../../ui/feedback/dialog.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";

/** Decides a buyer's request to cancel: the money goes back, or the buyer reads why it does not. */
export function CancellationRequestDialog({ orderId, onClose }: { orderId: number; onClose(): void }) {
  const form = useForm<{ notice: string }>({ defaultValues: { notice: "" } });
  const approve = useActOnOrder(
    "PUT /operator/v1/orders/{id}/withdraw-request/approve",
    "취소를 받아들이고 돌려줬어요",
    onClose,
  );
  const deny = useActOnOrder(
    "PUT /operator/v1/orders/{id}/withdraw-request/deny",
    "취소를 받아들이지 않았어요. 산 분에게 알려요",
    onClose,
  );
  const error = approve.error ?? deny.error;
  const refuse = form.handleSubmit(({ notice }) =>
    deny.mutate({ path: { id: orderId }, body: { notice: notice.trim() } }),
  );
  return (
    <Dialog title="취소 요청이 왔어요" onClose={onClose}>
      <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void refuse(event)}>
        <p className="text-ink-2">
          받아들이면 취소하는 상품 값을 바로 돌려줘요. 보내고 나면 되돌릴 수 없어요.
        </p>
        <TextField
          label="받아들이지 않는 이유"
          hint="산 분이 읽어요. 예: 이미 상자에 담아 출고하고 있어요"
          maxLength={200}
          error={form.formState.errors.notice?.message}
          {...form.register("notice", { validate: (text) => text.trim() !== "" || "이유를 적어 주세요" })}
        />
        {error && (
          <p role="alert" className="font-medium text-danger">
            {error.message}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button type="submit" tone="danger" busy={deny.isPending}>
            받아들이지 않기
          </Button>
          <Button
            tone="primary"
            busy={approve.isPending}
            onClick={() => approve.mutate({ path: { id: orderId }, body: {} })}
          >
            받아들이고 돌려주기
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
