import {
  UNMASK_REASONS,
  UNMASKED_MINUTES,
  type UnmaskReason,
} from "@todayfruit/domain/members/unmask-reason";
import { useForm } from "react-hook-form";
import { DialogForm } from "../../ui/form/dialog-form.tsx";
import { TextField } from "../../ui/form/text-field.tsx";

/** Reason, and its words where it is another one. */
export type UnmaskAnswer = { reason: UnmaskReason; otherReason?: string };
type UnmaskDialogProps = {
  isBusy: boolean;
  error: Error | null;
  onReason(answer: UnmaskAnswer): void;
  onClose(): void;
};
type Fields = { reason: UnmaskReason | ""; otherReason: string };

const REASONS = Object.entries(UNMASK_REASONS) as [UnmaskReason, string | null][];

/** Asks why personal data are read; the reason is kept, and the member sees it. */
export function UnmaskDialog({ isBusy, error, onReason, onClose }: UnmaskDialogProps) {
  const form = useForm<Fields>({ defaultValues: { reason: "", otherReason: "" } });
  const { errors } = form.formState;
  const isOther = form.watch("reason") === "other";
  const submit = form.handleSubmit(({ reason, otherReason }) => {
    if (reason !== "") onReason({ reason, ...(reason === "other" && { otherReason: otherReason.trim() }) });
  });
  return (
    <DialogForm
      title="왜 보려고 하나요?"
      action={`${UNMASKED_MINUTES}분 동안 보기`}
      isBusy={isBusy}
      error={error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <p className="text-ink-2">
        {UNMASKED_MINUTES}분 뒤에 다시 가려요. 고른 까닭과 본 때를 회원도 볼 수 있어요.
      </p>
      <fieldset className="flex flex-col gap-1">
        <legend className="sr-only">까닭</legend>
        {REASONS.map(([reason, sentence]) => (
          <label
            key={reason}
            className="flex min-h-9 items-center gap-2.5 rounded-control px-2 hover:bg-hover max-desk:min-h-11"
          >
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
      {errors.reason && (
        <p role="alert" className="font-medium text-danger">
          {errors.reason.message}
        </p>
      )}
    </DialogForm>
  );
}
