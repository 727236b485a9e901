import { formatShortDate, KOREAN_WEEKDAYS, weekdayOf } from "@todayfruit/domain/calendar/kst";
import type { SubscriptionDetail } from "./use-subscriptions.ts";

type DispatchDayPickerProps = {
  /** Name of the group, e.g. `첫 출고일`. */
  label: string;
  days: SubscriptionDetail["days"];
  selected: string;
  onSelect(day: string): void;
};

/** Days of dispatch to choose from, each with its arrival; the row scrolls sideways. */
export function DispatchDayPicker({ label, days, selected, onSelect }: DispatchDayPickerProps) {
  return (
    <fieldset
      className="scrollbar-none -mx-gutter flex min-w-0 gap-2 overflow-x-auto px-gutter py-1"
      aria-label={label}
    >
      {days.map(({ dispatchOn, arrivalFrom, arrivalTo }) => {
        const arrival =
          arrivalFrom === arrivalTo
            ? formatShortDate(arrivalTo)
            : `${formatShortDate(arrivalFrom)}~${formatShortDate(arrivalTo)}`;
        return (
          <button
            key={dispatchOn}
            className="flex h-19 min-w-21 flex-1 flex-col items-center justify-center rounded-md bg-surface px-1 text-micro text-ink-3 inset-shadow-outline aria-pressed:bg-brand-tint aria-pressed:font-semibold aria-pressed:text-brand-ink aria-pressed:inset-shadow-selected"
            type="button"
            aria-pressed={dispatchOn === selected}
            onClick={() => onSelect(dispatchOn)}
          >
            <span>{KOREAN_WEEKDAYS[weekdayOf(dispatchOn)]}</span>
            <b className="text-body1 font-bold text-ink tabular-nums in-aria-pressed:text-brand-ink">
              <span className="sr-only">{Number(dispatchOn.slice(5, 7))}월 </span>
              {Number(dispatchOn.slice(8))}
              <span className="sr-only">일 출고, </span>
            </b>
            <span className="whitespace-nowrap tabular-nums">도착 {arrival}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
