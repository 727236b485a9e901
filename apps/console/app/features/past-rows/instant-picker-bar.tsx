import { Button } from "../../ui/form/button.tsx";
import { useShortcut } from "../../ui/keyboard/use-shortcut.ts";
import { instantToSeconds, secondsText, secondsToInstant } from "./convert-datetime-with-seconds.ts";

type InstantBarProps = {
  /** Instant that is shown; `null` is now. */
  at: string | null;
  /** Changes next to it and the begin of the records; null while they are read. */
  steps: { previousChange: string | null; nextChange: string | null; recordsFrom: string } | null;
  onChange(at: string | null): void;
};

/** Chooses the instant that is looked at: by day and time, or the change before or after; [ and ] step by keyboard. */
export function InstantPickerBar({ at, steps, onChange }: InstantBarProps) {
  const previous = steps?.previousChange ?? null;
  const next = steps?.nextChange ?? null;
  // The change before is what it was until: its last millisecond shows what the change replaced.
  const toPrevious = () => previous !== null && onChange(before(previous));
  const toNext = () => next !== null && onChange(next);
  useShortcut("BracketLeft", toPrevious);
  useShortcut("BracketRight", toNext);
  return (
    <fieldset className="mb-3.5 flex flex-wrap items-center gap-2 rounded-card bg-surface px-4 py-3 inset-shadow-hairline">
      <legend className="sr-only">볼 때</legend>
      <input
        type="datetime-local"
        step={1}
        aria-label="볼 날과 시각"
        value={instantToSeconds(at ?? new Date().toISOString())}
        className="number h-9 rounded-control bg-surface px-2 inset-shadow-outline focus:inset-shadow-focus focus:outline-none max-desk:h-11"
        onChange={({ target }) => {
          if (target.value !== "") onChange(secondsToInstant(target.value));
        }}
      />
      <Button
        size="lg"
        shortcut="["
        denied={previous === null ? "이보다 앞의 변경이 없어요" : null}
        onClick={toPrevious}
      >
        이전 변경 전
      </Button>
      <Button
        size="lg"
        shortcut="]"
        denied={next === null ? "이보다 뒤의 변경이 없어요" : null}
        onClick={toNext}
      >
        다음 변경
      </Button>
      <Button size="lg" denied={at === null ? "지금을 보고 있어요" : null} onClick={() => onChange(null)}>
        지금
      </Button>
      <p role="status" className="ml-auto text-micro text-ink-3 max-desk:ml-0">
        {at === null ? "지금" : secondsText(at)}
        {steps && ` · 기록 시작 ${secondsText(steps.recordsFrom)}`}
      </p>
    </fieldset>
  );
}

function before(instant: string): string {
  return new Date(Date.parse(instant) - 1).toISOString();
}
