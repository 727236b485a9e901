import { useMutation } from "@tanstack/react-query";
import {
  UNMASK_REASONS,
  UNMASKED_MINUTES,
  type UnmaskReason,
} from "@todayfruit/domain/members/unmask-reason";
import { useForm } from "react-hook-form";
import { callApi } from "../../../../api/console-api.ts";
import { Dialog } from "../../../../ui/feedback/dialog.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import type { PersonalData } from "../use-unmasked.ts";

type UnmaskFields = { reason: UnmaskReason | ""; otherReason: string };
type UnmaskDialogProps = { memberId: number; onClose(): void; onUnmasked(data: PersonalData): void };

const REASONS = Object.entries(UNMASK_REASONS) as [UnmaskReason, string | null][];

/** Asks why a member's data is looked at, and shows it for five minutes; the reason is logged and shown to the member. */
export function UnmaskDialog({ memberId, onClose, onUnmasked }: UnmaskDialogProps) {
  const form = useForm<UnmaskFields>({ defaultValues: { reason: "", otherReason: "" } });
  const { errors } = form.formState;
  const isOther = form.watch("reason") === "other";
  const unmask = useMutation({
    mutationFn: ({ reason, otherReason }: { reason: UnmaskReason; otherReason: string }) =>
      callApi("POST /operator/v1/members/{id}/personal-data", {
        path: { id: memberId },
        body: { reason, ...(reason === "other" && { otherReason: otherReason.trim() }) },
      }),
    onSuccess(data) {
      onUnmasked(data);
      onClose();
    },
  });
  const submit = form.handleSubmit(({ reason, otherReason }) => {
    if (reason !== "") unmask.mutate({ reason, otherReason });
  });
  return (
    <Dialog title="왜 보려고 하나요?" onClose={onClose}>
      <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <p className="text-ink-2">
          {UNMASKED_MINUTES}분 동안 이 회원만 보여요. 까닭과 본 때를 회원도 볼 수 있어요.
        </p>
        <fieldset className="flex flex-col gap-1">
          <legend className="sr-only">까닭</legend>
          {REASONS.map(([reason, sentence]) => (
            <label key={reason} className="flex min-h-9 items-center gap-2.5 max-desk:min-h-11">
              <input
                type="radio"
                value={reason}
                className="size-4 accent-brand"
                {...form.register("reason", { required: "까닭을 골라 주세요" })}
              />
              {sentence ?? "다른 까닭이 있어요"}
            </label>
          ))}
        </fieldset>
        {isOther && (
          <TextField
            label="까닭"
            maxLength={200}
            error={errors.otherReason?.message}
            {...form.register("otherReason", {
              validate: (text) => text.trim() !== "" || "회원이 읽고 알 수 있게 적어 주세요",
            })}
          />
        )}
        {(errors.reason ?? unmask.error) && (
          <p role="alert" className="font-medium text-danger">
            {errors.reason?.message ?? unmask.error?.message}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" tone="primary" busy={unmask.isPending}>
            {UNMASKED_MINUTES}분 동안 보기
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
