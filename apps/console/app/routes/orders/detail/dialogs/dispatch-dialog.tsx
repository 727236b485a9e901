import { useForm } from "react-hook-form";
import { useCarriers } from "../../../../features/carriers/use-carriers.ts";
import { useActOnOrder } from "../../../../features/orders/moving/use-act-on-order.ts";
import { Dialog } from "../../../../ui/feedback/dialog.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { SelectField } from "../../../../ui/form/select-field.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";

type Fields = { carrier: string; invoiceNumber: string };

/** Asks for the carrier and the invoice number of a parcel, and sends the order. */
export function DispatchDialog({ orderId, onClose }: { orderId: number; onClose(): void }) {
  const form = useForm<Fields>({ defaultValues: { carrier: "", invoiceNumber: "" } });
  const { errors } = form.formState;
  const carriers = useCarriers();
  const dispatch = useActOnOrder(
    "PUT /operator/v1/orders/{id}/dispatch",
    "보냈어요. 산 분에게 알려요",
    onClose,
  );
  const submit = form.handleSubmit(({ carrier, invoiceNumber }) =>
    dispatch.mutate({
      path: { id: orderId },
      body: { carrier, invoiceNumber: invoiceNumber.replaceAll(/\D/g, "") },
    }),
  );
  return (
    <Dialog title="송장을 적고 보내요" onClose={onClose}>
      <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <SelectField
          label="택배사"
          options={carriers.map(({ code, name }) => ({ value: code, label: name }))}
          error={errors.carrier?.message}
          {...form.register("carrier", { required: "택배사를 골라 주세요" })}
        />
        <TextField
          label="송장 번호"
          hint="숫자 10~13자리"
          inputMode="numeric"
          maxLength={20}
          error={errors.invoiceNumber?.message}
          {...form.register("invoiceNumber", {
            validate: (text) =>
              /^\d{10,13}$/.test(text.replaceAll(/\D/g, "")) || "숫자 10~13자리로 적어 주세요",
          })}
        />
        {dispatch.error && (
          <p role="alert" className="font-medium text-danger">
            {dispatch.error.message}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" tone="primary" busy={dispatch.isPending}>
            보내기
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
