import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { callApi } from "../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { useCarriers } from "../../../features/carriers/use-carriers.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import { Button } from "../../../ui/form/button.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { SentParcel } from "./use-sent-parcels.ts";

type Fields = { carrier: string; invoiceNumber: string; reason: string };

/** Corrects the invoice of a parcel that has left; its buyer is told the new number. */
export function InvoiceNumberDialog({ parcel, onClose }: { parcel: SentParcel; onClose(): void }) {
  const client = useQueryClient();
  const carriers = useCarriers();
  const keyOf = useIdempotencyKey();
  const form = useForm<Fields>({
    defaultValues: { carrier: parcel.carrier.code, invoiceNumber: parcel.invoiceNumber, reason: "" },
  });
  const { errors } = form.formState;
  const correct = useMutation({
    mutationFn: (fields: Fields) =>
      callApi(
        "PUT /operator/v1/shipments/{id}/invoice",
        {
          path: { id: parcel.id },
          body: { ...fields, version: parcel.version, reason: fields.reason.trim() },
        },
        keyOf(fields),
      ),
    onSuccess() {
      toasts.show({ text: "송장을 고쳤어요. 산 분에게 새 번호를 알려요" });
      onClose();
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["dispatch"] }),
        client.invalidateQueries({ queryKey: ["orders"] }),
      ]),
  });
  const submit = form.handleSubmit((fields) => correct.mutate(fields));
  return (
    <Dialog title={`${parcel.orderNumber} 송장 고치기`} onClose={onClose}>
      <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <SelectField
          label="택배사"
          options={(carriers.length > 0 ? carriers : [parcel.carrier]).map(({ code, name }) => ({
            value: code,
            label: name,
          }))}
          error={errors.carrier?.message}
          {...form.register("carrier", { required: "택배사를 골라 주세요" })}
        />
        <TextField
          label="송장 번호"
          hint="숫자 10~13자리"
          inputMode="numeric"
          maxLength={30}
          error={errors.invoiceNumber?.message}
          {...form.register("invoiceNumber", {
            validate: (text) => text.trim() !== "" || "송장 번호를 적어 주세요",
          })}
        />
        <TextField
          label="왜 고치나요?"
          hint="기록에 남아요. 예: 옆 상자와 바뀌었어요"
          maxLength={200}
          error={errors.reason?.message}
          {...form.register("reason", { validate: (text) => text.trim() !== "" || "이유를 적어 주세요" })}
        />
        {correct.error && (
          <p role="alert" className="font-medium text-danger">
            {correct.error.message}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" tone="primary" busy={correct.isPending}>
            고치고 알리기
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
