import {
  CANCELLATION_REASON_TEXT,
  CANCELLATION_REASONS,
  CANCELLATION_WORDS_MAX,
  type CancellationReason,
} from "@todayfruit/domain/cancellations/cancellation-reasons";
import { RadioCards } from "../../ui/form/radio-cards.tsx";
import { TextField } from "../../ui/form/text-field.tsx";

export type CancellationWhy = { reason: CancellationReason | null; words: string };

type CancellationReasonFieldsProps = {
  why: CancellationWhy;
  onChange(why: CancellationWhy): void;
  /** `true` after an attempt to cancel without a reason. */
  showsProblems: boolean;
};

/** 왜 취소하시나요: the reasons, and the buyer's own words for the last one. */
export function CancellationReasonFields({ why, onChange, showsProblems }: CancellationReasonFieldsProps) {
  return (
    <div className="mb-5">
      <RadioCards<CancellationReason>
        label="취소 이유"
        look="plain"
        value={why.reason}
        onChange={(reason) => onChange({ ...why, reason })}
        options={CANCELLATION_REASONS.map((value) => ({
          value,
          content: CANCELLATION_REASON_TEXT[value],
        }))}
      />
      {why.reason === "other" && (
        <TextField
          label="취소하는 이유"
          labelHidden
          maxLength={CANCELLATION_WORDS_MAX}
          placeholder="취소하는 이유를 적어 주세요"
          value={why.words}
          onChange={(event) => onChange({ ...why, words: event.currentTarget.value })}
        />
      )}
      <p aria-live="polite" className="text-caption text-danger empty:hidden">
        {showsProblems && why.reason === null ? "취소하는 이유를 골라 주세요" : null}
      </p>
    </div>
  );
}
