import { groupDigits } from "@todayfruit/domain/money/format-won";
import { QUESTION_TEXT, questionText } from "@todayfruit/domain/questions/question-text-rules";
import { useState } from "react";
import { Button } from "../../ui/form/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";

export type QuestionDraft = {
  contents: string;
  isSecret: boolean;
};

type QuestionFormProps = {
  draft: QuestionDraft;
  onDraft(draft: QuestionDraft): void;
  label: string;
  busy: boolean;
  onSend(draft: QuestionDraft): void;
};

/** Form for a question and its visibility. */
export function QuestionForm({ draft, onDraft, label, busy, onSend }: QuestionFormProps) {
  const [wasTried, setWasTried] = useState(false);
  const text = questionText(draft.contents);
  const { shortest, longest } = QUESTION_TEXT;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setWasTried(true);
        if (text.ok && !busy) onSend(draft);
      }}
    >
      <TextArea
        label="문의 내용"
        rows={5}
        placeholder="상품에 대해 궁금한 점을 적어 주세요"
        value={draft.contents}
        error={
          wasTried && !text.ok
            ? text.code === "QUESTION_TOO_SHORT"
              ? `${shortest}자부터 쓸 수 있어요. 조금 더 써 주세요`
              : `${groupDigits(longest)}자까지 쓸 수 있어요`
            : undefined
        }
        onChange={(event) => onDraft({ ...draft, contents: event.currentTarget.value })}
      />
      <p className="mt-1 flex justify-between gap-3 text-caption text-ink-3">
        <span>전화번호나 주소는 비밀글로 적어 주세요</span>
        <span className="flex-none tabular-nums">
          <span className="sr-only">쓴 글자 </span>
          {groupDigits([...draft.contents.trim()].length)} / {groupDigits(longest)}
        </span>
      </p>
      <div className="mt-2">
        <Checkbox checked={draft.isSecret} onChange={(isSecret) => onDraft({ ...draft, isSecret })}>
          비밀글로 할게요
        </Checkbox>
      </div>
      <Button className="mt-4" type="submit" block busy={busy}>
        {label}
      </Button>
    </form>
  );
}
