import Check from "lucide-react/icons/check";
import { useRef } from "react";
import { BottomSheet } from "./bottom-sheet.tsx";

type ChoiceSheetProps<Value extends string> = {
  title: string;
  open: boolean;
  onClose(): void;
  options: readonly { value: Value; label: string }[];
  selected: Value;
  onChoose(value: Value): void;
};

/** Sheet to choose one of several values, such as a sort order or a category. Choosing closes it. */
export function ChoiceSheet<Value extends string>(props: ChoiceSheetProps<Value>) {
  const { title, open, onClose, options, selected, onChoose } = props;
  const chosen = useRef<Value | null>(null);

  /** Reports the choice after the sheet left the history, since choosing often navigates. */
  function onClosed(): void {
    const value = chosen.current;
    chosen.current = null;
    if (value !== null) onChoose(value);
  }

  return (
    <BottomSheet open={open} onClose={onClose} onClosed={onClosed} title={title}>
      <ul>
        {options.map((option) => (
          <li key={option.value}>
            <button
              className="flex min-h-13 w-full items-center justify-between text-left text-body1 font-medium aria-pressed:font-bold aria-pressed:text-brand-ink"
              type="button"
              aria-pressed={option.value === selected}
              onClick={() => {
                chosen.current = option.value;
                onClose();
              }}
            >
              {option.label}
              {option.value === selected && <Check className="size-5 stroke-medium" aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}
