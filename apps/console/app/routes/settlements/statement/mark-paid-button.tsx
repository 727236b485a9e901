import { useMutation, useQueryClient } from "@tanstack/react-query";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { callApi } from "../../../api/console-api.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import { Button } from "../../../ui/form/button.tsx";
import { formatSignedWon } from "../../../ui/format-signed-won.ts";
import type { Settlement } from "./use-settlement-with-lines.ts";

/** Marks a settlement as paid today, with its sum in the button; a wrong mark is taken off again. */
export function MarkPaidButton({ settlement: { id, version, total, paidOn } }: { settlement: Settlement }) {
  const client = useQueryClient();
  const mark = useMutation({
    mutationFn: (day: string | null) =>
      callApi(
        "PUT /operator/v1/settlements/{id}/payment",
        { path: { id }, body: { version, paidOn: day, reason: day ? "드렸어요" : "잘못 적음" } },
        crypto.randomUUID(),
      ),
    onSuccess: (_, day) => toasts.show({ text: day ? "드린 날을 적었어요" : "드린 날을 지웠어요" }),
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ["settlements"] }),
  });
  return paidOn ? (
    <Button size="lg" busy={mark.isPending} onClick={() => mark.mutate(null)}>
      드린 날 지우기
    </Button>
  ) : (
    <Button
      size="lg"
      tone="tint"
      busy={mark.isPending}
      onClick={() => mark.mutate(kstDateOf(new Date().toISOString()))}
    >
      {formatSignedWon(total)}원 드렸어요
    </Button>
  );
}
