import { formatMonthDay, KOREAN_WEEKDAYS, WEEKDAYS } from "@todayfruit/domain/calendar/kst";
import { listCalendarWeeks } from "./list-calendar-weeks.ts";

type DayCalendarProps = {
  /** Name of the group. */
  label: string;
  /** Open days, `YYYY-MM-DD`, the earliest first. */
  days: readonly string[];
  /** Note of the first of them; without one it has none. */
  earliestNote?: string;
  selected: string | null;
  onSelect(day: string): void;
};

/** Calendar of the open days; a closed day is no button and takes no focus. */
export function OpenDaysCalendar({ label, days, earliestNote, selected, onSelect }: DayCalendarProps) {
  const [earliest] = days;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in older browsers.
    <div role="group" aria-label={label} className="grid grid-cols-7 gap-y-1 text-center tabular-nums">
      {WEEKDAYS.map((weekday) => (
        <span key={weekday} aria-hidden className="py-1 text-caption text-ink-3">
          {KOREAN_WEEKDAYS[weekday]}
        </span>
      ))}
      {listCalendarWeeks(days)
        .flat()
        .map((date) =>
          days.includes(date) ? (
            <button
              key={date}
              type="button"
              className="flex min-h-12 flex-col items-center justify-center rounded-md text-body2 font-semibold aria-pressed:bg-brand aria-pressed:text-on-brand"
              aria-pressed={date === selected}
              onClick={() => onSelect(date)}
            >
              <span className="sr-only">{nameOf(date, date === earliest ? earliestNote : undefined)}</span>
              <span aria-hidden>{Number(date.slice(8))}</span>
              {noteOf(date, date === earliest ? earliestNote : undefined)}
            </button>
          ) : (
            <span key={date} aria-hidden className="grid min-h-12 place-items-center text-body2 text-ink-3">
              {Number(date.slice(8))}
            </span>
          ),
        )}
    </div>
  );
}

/** @example nameOf("2026-12-24", "가장 빨리") // "12월 24일 (목), 가장 빨리" */
function nameOf(date: string, note: string | undefined): string {
  return [formatMonthDay(date), note].filter(Boolean).join(", ");
}

function noteOf(date: string, own: string | undefined) {
  const note = own ?? (date.endsWith("-01") ? `${Number(date.slice(5, 7))}월` : null);
  if (note === null) return null;
  return (
    <small aria-hidden className="text-micro font-medium">
      {note}
    </small>
  );
}
