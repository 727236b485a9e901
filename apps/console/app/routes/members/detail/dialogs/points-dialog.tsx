import { useMutation, useQueryClient } from "@tanstack/react-query";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useForm } from "react-hook-form";
import { callApi } from "../../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import { Dialog } from "../../../../ui/feedback/dialog.tsx";
import { toasts } from "../../../../ui/feedback/toast-store.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import type { Member } from "../use-member.ts";

const MOST_POINTS = 1_000_000;

/** Gives points to a member or takes them back, with a reason; the button names what the member has afterwards. */
export function PointsDialog({ member, onClose }: { member: Member; onClose(): void }) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const form = useForm<{ amount: string; reason: string }>({ defaultValues: { amount: "", reason: "" } });
  const amount = pointsOf(form.watch("amount"));
  const adjust = useMutation({
    mutationFn: ({ points, reason }: { points: number; reason: string }) =>
      callApi(
        "POST /operator/v1/members/{id}/points",
        { path: { id: member.id }, body: { amount: points, reason } },
        keyOf({ points, reason }),
      ),
    onSuccess({ point }) {
      toasts.show({ text: `바로잡았어요. 이제 ${groupDigits(point)}P예요` });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["members"] }),
  });
  const submit = form.handleSubmit(({ reason }) => {
    if (amount !== null) adjust.mutate({ points: amount, reason: reason.trim() });
  });
  return (
    <Dialog title="포인트 바로잡기" onClose={onClose}>
      <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="더하거나 뺄 포인트"
          hint="거둘 때는 빼기를 붙여요. 예: -500"
          inputMode="text"
          error={form.formState.errors.amount?.message}
          {...form.register("amount", {
            validate: (text) => pointsOf(text) !== null || "0이 아닌 숫자로 적어 주세요. 예: 3000",
          })}
        />
        <TextField
          label="까닭"
          maxLength={200}
          error={form.formState.errors.reason?.message}
          {...form.register("reason", { validate: (text) => text.trim() !== "" || "까닭을 적어 주세요" })}
        />
        {adjust.error && (
          <p role="alert" className="font-medium text-danger">
            {adjust.error.message}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" tone="primary" busy={adjust.isPending}>
            {amount === null
              ? "바로잡기"
              : `${groupDigits(member.point)}P에서 ${groupDigits(Math.max(0, member.point + amount))}P로`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function pointsOf(text: string): number | null {
  const points = Number(text.replaceAll(/[,\sP]/gi, "") || "0");
  return Number.isInteger(points) && points !== 0 && Math.abs(points) <= MOST_POINTS ? points : null;
}
