import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { callApi } from "../../../../api/console-api.ts";
import { useCarriers } from "../../../../features/carriers/use-carriers.ts";
import { useMe } from "../../../../session/use-me.ts";
import { toasts } from "../../../../ui/feedback/toast-store.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { SelectField } from "../../../../ui/form/select-field.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import type { ClaimRow } from "../use-claims-and-cancellation-requests.ts";

type Fields = { carrier: string; invoiceNumber: string };

/** The parcel of an exchange: its invoice once it has left, and the form that sends it before. */
export function ReplacementParcelCard({ claim }: { claim: ClaimRow }) {
  const { may } = useMe();
  const { replacement } = claim;
  const hasLeft = replacement !== null && replacement.dispatchedAt !== null;
  return (
    <Card title="교환 상자">
      {hasLeft && (
        <p>
          {replacement.deliveredAt === null ? "보냈어요" : "도착했어요"}{" "}
          <span className="number text-ink-2">
            {replacement.carrier} {replacement.invoiceNumber}
          </span>
        </p>
      )}
      {!hasLeft && !may("orders.ship") && <p className="text-ink-3">출고하는 분이 보내요</p>}
      {!hasLeft && may("orders.ship") && <SendForm claimId={claim.id} />}
    </Card>
  );
}

function SendForm({ claimId }: { claimId: number }) {
  const client = useQueryClient();
  const carriers = useCarriers();
  const form = useForm<Fields>({ defaultValues: { carrier: "", invoiceNumber: "" } });
  const { errors } = form.formState;
  const send = useMutation({
    mutationFn: (body: Fields) =>
      callApi(
        "PUT /operator/v1/replacements/{id}/dispatch",
        { path: { id: claimId }, body },
        crypto.randomUUID(),
      ),
    onSuccess: () => toasts.show({ text: "교환 상자를 보냈어요. 산 분에게 알려요" }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["claims"] }),
        client.invalidateQueries({ queryKey: ["waiting"] }),
      ]),
  });
  const submit = form.handleSubmit((fields) => send.mutate(fields));
  return (
    <form className="flex flex-col gap-3" noValidate onSubmit={(event) => void submit(event)}>
      <SelectField
        label="교환 상자 택배사"
        options={carriers.map(({ code, name }) => ({ value: code, label: name }))}
        error={errors.carrier?.message}
        {...form.register("carrier", { required: "택배사를 골라 주세요" })}
      />
      <TextField
        label="교환 상자 송장 번호"
        hint="숫자 10~13자리"
        inputMode="numeric"
        maxLength={30}
        error={errors.invoiceNumber?.message}
        {...form.register("invoiceNumber", {
          validate: (text) => text.trim() !== "" || "송장 번호를 적어 주세요",
        })}
      />
      {send.error && (
        <p role="alert" className="font-medium text-danger">
          {send.error.message}
        </p>
      )}
      <Button type="submit" busy={send.isPending}>
        교환 상자 보내기
      </Button>
    </form>
  );
}
