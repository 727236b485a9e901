import { inputToInstant, instantToInput } from "../../ui/convert-datetime-input-value.ts";
import { instantText } from "../../ui/format-dates-and-durations.ts";
import { hourOfInstant, instantAtHour, SLIDER_HOURS } from "./convert-preview-slider-hours.ts";

type PreviewTimePickerProps = {
  /** Instant that is previewed; `null` is now. */
  at: string | null;
  /** Instants at which something changes by itself, marked on the slider. */
  changes?: readonly string[];
  onChange(at: string | null): void;
};

/** Chooses the instant of a preview: by hours within a week on a slider, or any within 90 days as day and time. */
export function PreviewTimePicker({ at, changes = [], onChange }: PreviewTimePickerProps) {
  const now = Date.now();
  const text = at === null ? "지금은" : `${instantText(at, now)}에는`;
  return (
    <>
      <b className="w-34 font-semibold whitespace-nowrap">{text}</b>
      <span className="relative flex min-w-30 flex-1 items-center">
        <input
          type="range"
          min={0}
          max={SLIDER_HOURS}
          value={hourOfInstant(at, now)}
          aria-label="미리 볼 때"
          aria-valuetext={text}
          className="h-7 w-full accent-brand"
          onChange={({ target }) => onChange(instantAtHour(Number(target.value), now))}
        />
        <svg className="pointer-events-none absolute inset-x-2 top-0 h-2 w-[calc(100%-16px)]" aria-hidden>
          {changes.map((change) => {
            const place = `${(hourOfInstant(change, now) / SLIDER_HOURS) * 100}%`;
            return (
              <line
                key={change}
                x1={place}
                x2={place}
                y1="0"
                y2="8"
                className="stroke-warning"
                strokeWidth="2"
              />
            );
          })}
        </svg>
      </span>
      <input
        type="datetime-local"
        aria-label="미리 볼 날과 시각"
        value={instantToInput(at ?? new Date(now).toISOString())}
        className="number h-8 rounded-control bg-surface px-2 inset-shadow-outline focus:inset-shadow-focus focus:outline-none max-desk:h-11"
        onChange={({ target }) => {
          if (target.value !== "") onChange(inputToInstant(target.value));
        }}
      />
    </>
  );
}
