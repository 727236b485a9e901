import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { arrivalText } from "@todayfruit/domain/delivery/promise-text";

type ArrivalLineProps = {
  promise: {
    arrivalFrom: string;
    arrivalTo: string;
    change?: { arrivalTo: string; reason: string } | null;
  };
};

/** 도착 예정 of one line; a day that moved is shown with the day before and the reason. */
export function ArrivalLine({ promise }: ArrivalLineProps) {
  const { change } = promise;
  return (
    <span className="block text-caption font-medium text-brand-ink tabular-nums">
      {arrivalText(promise)}
      {change && (
        <span className="block font-normal text-warning">
          {`${formatMonthDay(change.arrivalTo)}에서 바뀌었어요 · ${change.reason}`}
        </span>
      )}
    </span>
  );
}
