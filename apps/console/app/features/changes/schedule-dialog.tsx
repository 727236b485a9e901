import { useForm } from "react-hook-form";
import { inputToInstant, instantToInput } from "../../ui/convert-datetime-input-value.ts";
import { DialogForm } from "../../ui/form/dialog-form.tsx";
import { TextField } from "../../ui/form/text-field.tsx";

type ScheduleDialogProps = {
  title: string;
  /** Instant that is proposed; the next full hour without one. */
  at: string | null;
  reason: string;
  isBusy: boolean;
  error: Error | null;
  onSchedule(wanted: { effectiveAt: string; reason: string }): void;
  onClose(): void;
};

const HOUR_MS = 3_600_000;

/** Asks from when an edit holds and why. */
export function ScheduleDialog({
  title,
  at,
  reason,
  isBusy,
  error,
  onSchedule,
  onClose,
}: ScheduleDialogProps) {
  const nextHour = new Date((Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS).toISOString();
  const form = useForm({ defaultValues: { at: instantToInput(at ?? nextHour), reason } });
  const { errors } = form.formState;
  return (
    <DialogForm
      title={title}
      action="예약하기"
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onSubmit={(event) =>
        void form.handleSubmit((wanted) =>
          onSchedule({ effectiveAt: inputToInstant(wanted.at), reason: wanted.reason.trim() }),
        )(event)
      }
    >
      <TextField
        label="이때부터"
        type="datetime-local"
        error={errors.at?.message}
        {...form.register("at", {
          validate: (text) =>
            (text !== "" && Date.parse(inputToInstant(text)) > Date.now()) || "지금보다 뒤로 골라 주세요",
        })}
      />
      <TextField
        label="까닭"
        hint="예: 설 특집"
        maxLength={200}
        error={errors.reason?.message}
        {...form.register("reason", { validate: (text) => text.trim() !== "" || "까닭을 적어 주세요" })}
      />
    </DialogForm>
  );
}
