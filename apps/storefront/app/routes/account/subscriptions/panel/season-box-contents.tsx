import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import type { Subscription } from "../../../../features/subscriptions/use-subscriptions.ts";

/** Content of the box of the season that comes next, as announced or settled. */
export function SeasonBoxContents({ box }: Pick<Subscription, "box">) {
  if (box === null) return null;
  const { month, items, isSettled, settlesOn } = box;
  return (
    <div className="mt-3 rounded-md bg-sunken px-4 py-3.5">
      <b className="text-label font-semibold">
        {Number(month.slice(5))}월 꾸러미{isSettled ? "" : " 예고"}
      </b>
      <p className="mt-1 text-caption wrap-anywhere text-ink-2">
        {items.join(", ")}
        {!isSettled && `. ${formatMonthDay(settlesOn)}에 정해지면 알려드려요.`}
      </p>
    </div>
  );
}
