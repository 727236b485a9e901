import { formatMonthDay, KOREAN_WEEKDAYS, WEEKDAYS } from "@todayfruit/domain/calendar/kst";
import { calendarWeeks } from "./calendar-weeks.ts";

type DayCalendarProps = {
  /** Open days, `YYYY-MM-DD`, the earliest first. */
  days: readonly string[];
  selected: string | null;
  onSelect(day: string): void;
};

/** Calendar of the open days; a closed day is no button and takes no focus. */
export function DayCalendar({ days, selected, onSelect }: DayCalendarProps) {
  const [earliest] = days;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in older browsers.
    <div role="group" aria-label="받을 날" className="grid grid-cols-7 gap-y-1 text-center tabular-nums">
      {WEEKDAYS.map((weekday) => (
        <span key={weekday} aria-hidden className="py-1 text-caption text-ink-3">
          {KOREAN_WEEKDAYS[weekday]}
        </span>
      ))}
      {calendarWeeks(days)
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
              <span className="sr-only">{`${formatMonthDay(date)}${date === earliest ? ", 가장 빨리" : ""}`}</span>
              <span aria-hidden>{Number(date.slice(8))}</span>
              {noteOf(date, earliest)}
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

function noteOf(date: string, earliest: string | undefined) {
  const isMonthBegin = date.endsWith("-01");
  if (date !== earliest && !isMonthBegin) return null;
  return (
    <small aria-hidden className="text-micro font-medium">
      {date === earliest ? "가장 빨리" : `${Number(date.slice(5, 7))}월`}
    </small>
  );
}
