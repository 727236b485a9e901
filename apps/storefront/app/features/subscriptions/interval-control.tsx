import type { SubscriptionInterval } from "@todayfruit/domain/subscriptions/subscription-limits";
import { SegmentedControl } from "../../ui/form/segmented-control.tsx";

type IntervalControlProps = {
  intervals: readonly SubscriptionInterval[];
  value: SubscriptionInterval;
  onChange(weeks: SubscriptionInterval): void;
};

/** 얼마나 자주: the weeks between two deliveries, of those that are offered. */
export function IntervalControl({ intervals, value, onChange }: IntervalControlProps) {
  return (
    <SegmentedControl
      label="얼마나 자주"
      value={String(value)}
      onChange={(chosen) => {
        const weeks = intervals.find((each) => String(each) === chosen);
        if (weeks !== undefined) onChange(weeks);
      }}
      options={intervals.map((weeks) => ({ value: String(weeks), label: `${weeks}주마다` }))}
    />
  );
}
