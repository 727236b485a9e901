import { useState } from "react";
import type { SheetAnswer } from "../../../../features/sheets/upload-sheet.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";

type ApplyBarProps = {
  answer: SheetAnswer;
  fileName: string;
  isBusy: boolean;
  onApply(decision: { isPartial: boolean; reason: string }): void;
  onLeave(): void;
};

const MOST_REASON = 200;

/** Writes the file: with problems only what can be written, and only when the operator says so. */
export function ApplyBar({ answer, fileName, isBusy, onApply, onLeave }: ApplyBarProps) {
  const [reason, setReason] = useState(`파일로 고침: ${fileName}`.slice(0, MOST_REASON));
  const [isPartial, setPartial] = useState(false);
  const { changedCount, problemCount } = answer;
  const denied =
    changedCount === 0
      ? "달라지는 줄이 없어요"
      : problemCount > 0 && !isPartial
        ? "고쳐야 할 칸을 빼고 적용할지 골라 주세요"
        : reason.trim() === ""
          ? "까닭을 적어 주세요"
          : null;
  return (
    <form
      className="mt-4 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (denied === null && !isBusy) onApply({ isPartial: problemCount > 0, reason: reason.trim() });
      }}
    >
      <TextField
        label="까닭"
        className="min-w-60 flex-1"
        maxLength={MOST_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {problemCount > 0 && (
        <Checkbox
          label="고칠 줄은 빼고 먼저 적용해요"
          checked={isPartial}
          onChange={({ target }) => setPartial(target.checked)}
        />
      )}
      <span className="ml-auto flex gap-2">
        <Button size="lg" onClick={onLeave}>
          그만두기
        </Button>
        <Button type="submit" size="lg" tone="primary" busy={isBusy} denied={denied}>
          {changedCount.toLocaleString()}줄 적용하기
        </Button>
      </span>
    </form>
  );
}
