import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { useForm } from "react-hook-form";
import { callApi } from "../../../api/console-api.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import { Button } from "../../../ui/form/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { formatSignedWon } from "../../../ui/format-signed-won.ts";

const CREATE_SETTLEMENT = "POST /operator/v1/settlements";

/** Closes what arrived until a day, by farm; the server first says what each farm would get. */
export function CloseSettlementsDialog({ onClose }: { onClose(): void }) {
  const client = useQueryClient();
  const form = useForm<{ through: string }>({
    defaultValues: { through: addDays(kstDateOf(new Date().toISOString()), -1) },
  });
  const preview = useMutation({
    mutationFn: (through: string) =>
      callApi(
        CREATE_SETTLEMENT,
        { query: { dryRun: true }, body: { through, reason: "정산 미리 보기" } },
        crypto.randomUUID(),
      ),
  });
  const close = useMutation({
    mutationFn: (through: string) =>
      callApi(CREATE_SETTLEMENT, { body: { through, reason: "정산 마감" } }, crypto.randomUUID()),
    onSuccess({ list }) {
      toasts.show({ text: `${list.length}곳의 정산을 마감했어요` });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["settlements"] }),
  });
  const farms = preview.data?.list;
  const total = farms?.reduce((sum, farm) => sum + farm.total, 0) ?? 0;
  const submit = form.handleSubmit(({ through }) => (farms ? close : preview).mutate(through));
  const failure = close.error ?? preview.error;
  return (
    <Dialog title="정산 마감하기" onClose={onClose}>
      <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="이 날까지 도착한 것"
          type="date"
          hint="배송이 끝난 날 기준이에요"
          error={form.formState.errors.through?.message}
          {...form.register("through", {
            required: "날을 골라 주세요",
            onChange: () => preview.reset(),
          })}
        />
        {farms?.length === 0 && <p className="text-ink-2">그날까지 새로 정산할 것이 없어요.</p>}
        {farms !== undefined && farms.length > 0 && (
          <ul className="max-h-72 overflow-auto rounded-control bg-sunken px-3 py-2">
            {farms.map(({ distributorId, distributorName, units, total: owed }) => (
              <li key={distributorId} className="flex gap-2 py-1">
                <span className="min-w-0 flex-1 truncate">{distributorName}</span>
                <span className="number text-ink-3">상자 {units.toLocaleString()}</span>
                <b className="number w-24 text-right font-semibold">{formatSignedWon(owed)}</b>
              </li>
            ))}
          </ul>
        )}
        {failure && (
          <p role="alert" className="font-medium text-danger">
            {failure.message}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button
            type="submit"
            tone="primary"
            busy={preview.isPending || close.isPending}
            denied={farms?.length === 0 ? "정산할 것이 없어요" : null}
          >
            {farms ? `${farms.length}곳 ${formatSignedWon(total)}원 마감하기` : "미리 보기"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
