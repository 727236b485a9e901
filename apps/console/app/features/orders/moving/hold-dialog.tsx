import { useForm } from "react-hook-form";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { useActOnOrder } from "./use-act-on-order.ts";

type Fields = { reason: string; shipsOn: string };

type HoldDialogProps = {
  orderId: number;
  /** Products that are held; all of the order that can be without it. */
  productIds?: number[];
  onClose(): void;
};

/** Asks why an order is held, which its buyer reads, and from which day it leaves. */
export function HoldDialog({ orderId, productIds, onClose }: HoldDialogProps) {
  const form = useForm<Fields>({ defaultValues: { reason: "", shipsOn: "" } });
  const { errors } = form.formState;
  const hold = useActOnOrder(
    "PUT /operator/v1/orders/{id}/hold",
    "출고를 미뤘어요. 산 분에게 알려요",
    onClose,
  );
  const submit = form.handleSubmit(({ reason, shipsOn }) =>
    hold.mutate({
      path: { id: orderId },
      body: {
        reason: reason.trim(),
        ...(shipsOn && { shipsOn }),
        ...(productIds && { orderItemProductIds: productIds }),
      },
    }),
  );
  return (
    <Dialog title="왜 미루나요?" onClose={onClose}>
      <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="산 분이 읽을 이유"
          hint="예: 후숙이 덜 되어 이틀 더 익혀 보내요"
          maxLength={200}
          error={errors.reason?.message}
          {...form.register("reason", { validate: (text) => text.trim() !== "" || "이유를 적어 주세요" })}
        />
        <TextField label="새 출고일" type="date" hint="모르면 비워 두세요" {...form.register("shipsOn")} />
        {hold.error && (
          <p role="alert" className="font-medium text-danger">
            {hold.error.message}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" tone="primary" busy={hold.isPending}>
            미루기
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
