import { HIDING_GROUNDS, type HidingGround } from "@todayfruit/domain/reviews/hiding-grounds";
import { useState } from "react";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { SelectField } from "../../ui/form/select-field.tsx";

type HidingDialogProps = {
  /** Sentence that names what is no ground for hiding. */
  note: string;
  busy: boolean;
  error: Error | null;
  onHide(ground: HidingGround): void;
  onClose(): void;
};

/** Asks for the legal ground on which something that a shopper wrote is hidden; its writer reads the ground. */
export function HidingDialog({ note, busy, error, onHide, onClose }: HidingDialogProps) {
  const [ground, setGround] = useState<HidingGround | null>(null);
  return (
    <Dialog title="왜 가리나요?" onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">{note}</p>
        <SelectField
          label="까닭"
          options={HIDING_GROUNDS.map((value) => ({ value, label: value }))}
          value={ground ?? ""}
          onChange={({ target }) => setGround(HIDING_GROUNDS.find((each) => each === target.value) ?? null)}
        />
        {error && (
          <p role="alert" className="font-medium text-danger">
            {error.message}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button
            tone="danger"
            busy={busy}
            denied={ground === null ? "까닭을 골라 주세요" : null}
            onClick={() => ground && onHide(ground)}
          >
            가리고 알리기
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
