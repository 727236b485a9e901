import { formatShortDate, KOREAN_WEEKDAYS, WEEKDAYS, weekdayOf } from "@todayfruit/domain/calendar/kst";
import { useMe } from "../../../session/use-me.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import { weeksOf } from "./list-month-weeks-and-adjacent-month.ts";
import { type ClosedDay, type DeliveryCalendar, useChangeClosedDays } from "./use-manage-closed-days.ts";

const TONES = {
  public_holiday: "bg-danger-tint text-danger",
  shop: "bg-danger-tint text-danger",
  distributor: "bg-warning-tint text-warning",
  carrier: "bg-info-tint text-info",
} as const;

type MonthGridProps = {
  month: string;
  today: string;
  calendar: DeliveryCalendar;
  onAdd(day: string): void;
};

/** The month with its closed days; a day is closed by its button, a closed day is opened again by its own. */
export function MonthGrid({ month, today, calendar, onAdd }: MonthGridProps) {
  const { may } = useMe();
  const change = useChangeClosedDays();
  const byDay = Map.groupBy(calendar.closedDays, ({ day }) => day);
  const farms = new Map(calendar.distributors.map(({ id, name }) => [id, name]));
  const isHeld = !may("orders.ship") || change.isPending;
  const labelOf = ({ distributorId, name }: ClosedDay) =>
    distributorId === null ? name : `${farms.get(distributorId) ?? "농가"} · ${name}`;
  return (
    <table className="w-full table-fixed border-separate border-spacing-1">
      <thead>
        <tr className="text-micro text-ink-3">
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} className="h-7 font-medium" scope="col">
              {KOREAN_WEEKDAYS[weekday]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                className={`h-17 rounded-control align-top ${day === today ? "inset-shadow-focus" : "inset-shadow-hairline"} ${weekdayOf(day) === "sun" ? "bg-sunken" : "bg-surface"}`}
              >
                <button
                  type="button"
                  className={`number flex h-7 w-full items-center px-1.5 text-left font-semibold ${day.startsWith(month) ? "" : "text-ink-3"}`}
                  aria-label={`${formatShortDate(day)} 쉬는 날 더하기`}
                  disabled={isHeld}
                  onClick={() => onAdd(day)}
                >
                  {day.startsWith(month) ? Number(day.slice(-2)) : formatShortDate(day)}
                </button>
                {(byDay.get(day) ?? []).map((closed) => (
                  <button
                    key={closed.id}
                    type="button"
                    className={`mx-1 mb-1 block max-w-full truncate rounded-xs px-1 text-nano/5 font-semibold ${TONES[closed.kind]}`}
                    aria-label={`${formatShortDate(day)} ${labelOf(closed)} 없애기`}
                    disabled={isHeld}
                    onClick={() =>
                      change.mutate(
                        {
                          removedIds: [closed.id],
                          reason: `${closed.name} 없앰`,
                          done: "쉬는 날을 없앴어요. 도착 예정일이 바로 바뀌어요",
                        },
                        { onError: ({ message }) => toasts.show({ text: message, isFailure: true }) },
                      )
                    }
                  >
                    {labelOf(closed)}
                  </button>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
