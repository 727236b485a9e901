import { PreviewTimePicker } from "../../../features/preview/preview-time-picker.tsx";

type PreviewSettingsBarProps = {
  at: string | null;
  width: number;
  changes: readonly string[];
  onTime(at: string | null): void;
  onWidth(width: number): void;
};

const WIDTHS = [390, 360];

/** Settings of the previews: the instant, and the width of the phone. */
export function PreviewSettingsBar({ at, width, changes, onTime, onWidth }: PreviewSettingsBarProps) {
  return (
    <div className="mb-3.5 flex flex-wrap items-center gap-2.5 rounded-card bg-surface px-3 py-2 inset-shadow-hairline">
      <PreviewTimePicker at={at} changes={changes} onChange={onTime} />
      <fieldset className="flex gap-0.5 rounded-control bg-sunken p-0.5" aria-label="너비">
        {WIDTHS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === width}
            className="number h-7 rounded-sm px-2 font-medium text-ink-2 aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:inset-shadow-hairline max-desk:h-11"
            onClick={() => onWidth(each)}
          >
            {each}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
