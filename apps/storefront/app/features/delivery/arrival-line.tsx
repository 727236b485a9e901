import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { arrivalText } from "@todayfruit/domain/delivery/write-arrival-texts";

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

type OrderedLineProps = {
  line: { deliveryPromise: ArrivalLineProps["promise"] | null; undatedDelay: string | null };
};

/** 도착 예정 of an ordered line; the reason of a delay while its new day is not known. */
export function OrderedArrivalLine({ line: { deliveryPromise, undatedDelay } }: OrderedLineProps) {
  if (undatedDelay !== null) {
    return (
      <span className="block text-caption font-medium text-warning">
        출고가 늦어지고 있어요. 날짜가 정해지면 바로 알려드려요
        <span className="block font-normal">{undatedDelay}</span>
      </span>
    );
  }
  return deliveryPromise && <ArrivalLine promise={deliveryPromise} />;
}
