import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { callApi } from "../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import { Button } from "../../../ui/form/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { formatSignedWon } from "../../../ui/format-signed-won.ts";
import type { Settlement } from "./use-settlement-with-lines.ts";

/** Adds an amount to a farm's next settlement or takes it off, with the reason that the farm reads. */
export function CorrectionDialog({ settlement, onClose }: { settlement: Settlement; onClose(): void }) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const form = useForm<{ amount: string; reason: string }>({ defaultValues: { amount: "", reason: "" } });
  const amount = wonOf(form.watch("amount"));
  const correct = useMutation({
    mutationFn: ({ won, reason }: { won: number; reason: string }) =>
      callApi(
        "POST /operator/v1/settlement-corrections",
        { body: { distributorId: settlement.distributorId, amount: won, reason } },
        keyOf({ won, reason }),
      ),
    onSuccess() {
      toasts.show({ text: "다음 정산에 넣었어요" });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["settlements"] }),
  });
  const submit = form.handleSubmit(({ reason }) => {
    if (amount !== null) correct.mutate({ won: amount, reason: reason.trim() });
  });
  return (
    <Dialog title={`${settlement.distributorName} 다음 정산에서 바로잡기`} onClose={onClose}>
      <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="더하거나 뺄 돈"
          hint="뺄 때는 빼기를 붙여요. 예: -4850"
          error={form.formState.errors.amount?.message}
          {...form.register("amount", {
            validate: (text) => wonOf(text) !== null || "0이 아닌 숫자로 적어 주세요. 예: 15000",
          })}
        />
        <TextField
          label="농가가 읽을 까닭"
          maxLength={200}
          error={form.formState.errors.reason?.message}
          {...form.register("reason", { validate: (text) => text.trim() !== "" || "까닭을 적어 주세요" })}
        />
        {correct.error && (
          <p role="alert" className="font-medium text-danger">
            {correct.error.message}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" tone="primary" busy={correct.isPending}>
            {amount === null ? "넣기" : `${formatSignedWon(amount)}원 넣기`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function wonOf(text: string): number | null {
  const won = Number(text.replaceAll(/[,\s원]/g, "") || "0");
  return Number.isInteger(won) && won !== 0 ? won : null;
}
