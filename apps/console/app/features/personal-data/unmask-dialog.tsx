import { useForm } from "react-hook-form";
import { DialogForm } from "../../ui/form/dialog-form.tsx";
import { TextField } from "../../ui/form/text-field.tsx";

type UnmaskDialogProps = {
  isBusy: boolean;
  error: Error | null;
  onReason(reason: string): void;
  onClose(): void;
};
type Fields = { reason: string; words: string };

const REASONS = [
  "배송 문제로 연락해요",
  "본인이 전화로 물어봤어요",
  "반품·교환을 처리해요",
  "결제·환불을 확인해요",
] as const;
const OTHER = "other";

/** Asks why personal data are read; the reason is kept, and the member sees it. */
export function UnmaskDialog({ isBusy, error, onReason, onClose }: UnmaskDialogProps) {
  const form = useForm<Fields>({ defaultValues: { reason: REASONS[0], words: "" } });
  const isOther = form.watch("reason") === OTHER;
  const submit = form.handleSubmit(({ reason, words }) => onReason(reason === OTHER ? words.trim() : reason));
  return (
    <DialogForm
      title="왜 보려고 하나요?"
      action="5분 동안 보기"
      isBusy={isBusy}
      error={error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <p className="text-ink-2">
        고른 까닭과 본 때가 남고, 회원은 마이 &gt; 내 정보 누가 봤나에서 알 수 있어요.
      </p>
      <fieldset>
        <legend className="sr-only">까닭</legend>
        {[...REASONS.map((text) => [text, text] as const), [OTHER, "다른 까닭을 적을게요"] as const].map(
          ([value, text]) => (
            <label
              key={value}
              className="flex min-h-9 items-center gap-2.5 rounded-control px-2 hover:bg-hover"
            >
              <input
                type="radio"
                value={value}
                className="size-4 accent-brand"
                {...form.register("reason")}
              />
              {text}
            </label>
          ),
        )}
      </fieldset>
      {isOther && (
        <TextField
          label="다른 까닭"
          maxLength={200}
          error={form.formState.errors.words?.message}
          {...form.register("words", { validate: (text) => text.trim() !== "" || "까닭을 적어 주세요" })}
        />
      )}
    </DialogForm>
  );
}
